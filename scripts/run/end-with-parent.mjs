// Preloaded into every child: when the process that started it is gone, however it went, the pipe to stdin closes and the child ends too.
// Next hands our options on to the processes that it starts itself; those are its own to end.
if (process.ppid === Number(process.env.STARTED_BY)) {
  const end = () => process.exit(143)
  process.stdin.on('end', end).on('error', end).resume()
  process.stdin.unref?.()
}
