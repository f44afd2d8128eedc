import { readLakeEnv } from './env.ts'
import { startLake } from './start-lake.ts'

// The lake in a process of its own, as `npm start` and `npm run dev` start it; its variables are in env.ts.
try {
  const options = readLakeEnv()
  const lake = await startLake(options)
  console.log(`Lake on ${lake.url}, data in ${options.storage}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void lake.close().then(() => process.exit(0)))
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  console.error(
    `Lake: ${code === 'EADDRINUSE' ? 'its port is taken; set LAKE_PORT to a free one' : message}`,
  )
  process.exitCode = 1
}
