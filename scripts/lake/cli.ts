#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { readLakeEnv } from './env.ts'
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
  --token TOKEN    the token of editors (default: one that is generated)
  --help

Pages at the ports 3000 (SITE_PORT) and 3333 (STUDIO_PORT) of this machine may call it.`

const OPTIONS = {
  project: { type: 'string' },
  dataset: { type: 'string' },
  port: { type: 'string' },
  dir: { type: 'string' },
  memory: { type: 'boolean' },
  seed: { type: 'string' },
  token: { type: 'string' },
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
  const { project, dataset, port, dir, memory, seed, token } = values
  if (memory && dir !== undefined) throw new Error('--memory and --dir exclude each other')
  const fromEnv = readLakeEnv()
  return {
    ...fromEnv,
    ...(project !== undefined && { project }),
    ...(dataset !== undefined && { dataset }),
    // An empty value would be 0.
    ...(port !== undefined && { port: /^\d+$/.test(port) ? Number(port) : Number.NaN }),
    ...(dir !== undefined && { storage: dir }),
    ...(memory && { storage: MEMORY }),
    ...(seed !== undefined && { seed }),
    ...(token !== undefined && { token }),
  }
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
