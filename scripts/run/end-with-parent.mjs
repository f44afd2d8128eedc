import { isMainThread } from 'node:worker_threads'

// Preloaded into every child: ends it when its parent is gone, for whatever reason, because the pipe to stdin closes
// then. Its own children inherit the option, and it ends them itself. Worker threads have another stdin, which ends at
// once. The watcher of `node --watch` skips preloads, so the watched process ends both.
const isWatched = process.env.WATCH_REPORT_DEPENDENCIES !== undefined
if (isMainThread && (isWatched || process.ppid === Number(process.env.STARTED_BY))) {
  const end = () => {
    if (isWatched) process.kill(process.ppid, 'SIGTERM')
    process.exit(143)
  }
  process.stdin.on('end', end).on('error', end).resume()
  process.stdin.unref?.()
}
