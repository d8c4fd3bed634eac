// Ends as soon as it is asked for something, as a process does that has no memory left.
process.on('message', () => process.exit(3));
