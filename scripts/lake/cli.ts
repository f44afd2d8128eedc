#!/usr/bin/env node
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readLakeEnv, readOrigin } from './env.ts'
import { type LakeOptions, MEMORY } from './options.ts'
import { type RunningLake, startLake } from './start-lake.ts'

const USAGE = `Usage: content-lake [options]

Serves Sanity's HTTP API on this machine, for @sanity/client and the Studio.

  --project ID     the project id that clients name (default: lake)
  --dataset NAME   the dataset that always exists (default: production)
  --port N         0 picks a free port (default: 3900, or LAKE_PORT)
  --dir DIR        the folder for all data (default: .content-lake, or LAKE_DIR)
  --memory         keep all data in memory, and no folder
  --seed FILE      NDJSON, one document a line: fills a dataset that is empty
  --now TIME       a clock that stands still, such as 2026-01-01T00:00:00Z
  --token TOKEN    the token of editors (default: one that is generated)
  --origin URL     a site whose pages may call it; repeat it for more
  --studio URL     a Studio, which is logged in without a token; repeat it for more
                   (defaults: http://localhost:3333 and :3000)
  --help`

const OPTIONS = {
  project: { type: 'string' },
  dataset: { type: 'string' },
  port: { type: 'string' },
  dir: { type: 'string' },
  memory: { type: 'boolean' },
  seed: { type: 'string' },
  now: { type: 'string' },
  token: { type: 'string' },
  origin: { type: 'string', multiple: true },
  studio: { type: 'string', multiple: true },
  help: { type: 'boolean' },
} as const

try {
  const { values } = parseArgs({ options: OPTIONS })
  if (values.help) console.log(USAGE)
  else await serve(readOptions(values))
} catch (error) {
  console.error(`Lake: ${explain(error)}`)
  process.exitCode = 1
}

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

/** The variables of the environment, and the options of the command, which win. */
function readOptions(values: Values): LakeOptions {
  const { project, dataset, port, dir, memory, seed, now, token, origin, studio } = values
  if (memory && dir !== undefined) throw new Error('--memory and --dir exclude each other')
  const fromEnv = readLakeEnv()
  const studios = studio?.map((text) => readOrigin('--studio', text)) ?? []
  const sites = origin?.map((text) => readOrigin('--origin', text)) ?? []
  return {
    ...fromEnv,
    ...(project !== undefined && { project }),
    ...(dataset !== undefined && { dataset }),
    // An empty value would be 0.
    ...(port !== undefined && { port: /^\d+$/.test(port) ? Number(port) : Number.NaN }),
    storage: memory ? MEMORY : folder(dir ?? fromEnv.storage ?? ''),
    ...(seed !== undefined && { seed: resolve(seed) }),
    ...(now !== undefined && { now: new Date(now) }),
    ...(token !== undefined && { token }),
    ...(origin || studio ? { origins: [...studios, ...sites], studioOrigins: studios } : {}),
  }
}

function folder(dir: string): string {
  if (dir === '') throw new Error('--dir: name a folder')
  return resolve(dir)
}

async function serve(options: LakeOptions): Promise<void> {
  const lake = await startLake(options)
  tell(lake, options)
  let isClosing = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isClosing) return
      isClosing = true
      void lake.close().then(() => process.exit(0))
    })
}

function tell({ url, token, clientConfig, seeded }: RunningLake, options: LakeOptions): void {
  const { projectId, dataset } = clientConfig
  const { storage, seed } = options
  const where = storage === MEMORY ? 'in memory' : `in ${storage}`
  console.log(`Lake on ${url}, project ${projectId}, dataset ${dataset}, data ${where}`)
  if (seed && seeded > 0) console.log(`Seed: ${seeded} documents written`)
  else if (seed)
    console.log('Seed: nothing written, since the dataset has documents or the file none')
  // A token that somebody chose is not ours to print.
  if (options.token === undefined)
    console.log(storage === MEMORY ? `Token: ${token}` : `Token: in ${storage}/token`)
}

/** One line, whatever happened. */
function explain(error: unknown): string {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `port ${port} is taken; set LAKE_PORT or --port to a free one`
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${message.split('. ')[0]}; see --help`
  return message
}
