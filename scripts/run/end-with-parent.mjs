// Preloaded into every child: when the process that started it is gone, however it went, the pipe to stdin closes and the child ends too.
process.stdin.on('end', () => process.exit(143)).on('error', () => process.exit(143))
process.stdin.resume()
process.stdin.unref?.()
