import { isMainThread } from 'node:worker_threads'

// Preloaded into every child: ends it when the process that started it is gone, however that ended,
// since the pipe to stdin closes then. Processes that the child starts in turn inherit the option
// and are its own to end; worker threads have a stdin of their own, which ends at once.
// Under `node --watch` the watcher loads no preloads, so the process that it watches ends both.
const isWatched = process.env.WATCH_REPORT_DEPENDENCIES !== undefined
if (isMainThread && (isWatched || process.ppid === Number(process.env.STARTED_BY))) {
  const end = () => {
    if (isWatched) process.kill(process.ppid, 'SIGTERM')
    process.exit(143)
  }
  process.stdin.on('end', end).on('error', end).resume()
  process.stdin.unref?.()
}
