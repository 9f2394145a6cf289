/// Three numbers to go through.
let three = [0, 1, 2]
