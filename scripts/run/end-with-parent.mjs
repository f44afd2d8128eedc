import { isMainThread } from 'node:worker_threads'

// Preloaded into every child: when the process that started it is gone, however it went, the pipe to stdin closes and the child ends too.
// Next hands our options on to the processes that it starts itself; those are its own to end.
// A worker thread is preloaded like its process, but has a stdin of its own, which ends at once.
if (isMainThread && process.ppid === Number(process.env.STARTED_BY)) {
  const end = () => process.exit(143)
  process.stdin.on('end', end).on('error', end).resume()
  process.stdin.unref?.()
}
