/// Three numbers to go through.
package let three = [0, 1, 2]
