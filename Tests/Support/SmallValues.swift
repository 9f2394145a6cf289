/// The three numbers over which tests iterate.
package let three = [0, 1, 2]
