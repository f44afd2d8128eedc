/** The name of a storage that is gone when the lake ends. */
export const MEMORY = ':memory:'

/** What a caller may set; nothing is required. */
export interface LakeOptions {
  /** The project id that clients name; `lake` when left out. */
  project?: string
  /** The dataset that always exists; `production` when left out. */
  dataset?: string
  /** A free port when it is 0 or left out. */
  port?: number
  /** The folder for all data, or `:memory:`, which is the default. */
  storage?: string
  /** Documents for a dataset that has none: the path of an NDJSON file, or the documents themselves. */
  seed?: string | readonly Record<string, unknown>[]
  /** A clock that stands still, or a function that tells the time; the real time when left out. */
  now?: Date | (() => Date)
  /** The bearer token of editors. When left out, it is generated, and kept in the storage's folder. */
  token?: string
  /** Origins whose pages may send requests; none when left out. */
  origins?: readonly string[]
  /** The origins among them whose pages are logged in without a token: those of a Studio. */
  studioOrigins?: readonly string[]
}

/** The options with all defaults. */
export interface LakeSettings extends Omit<LakeOptions, 'seed' | 'now'> {
  project: string
  dataset: string
  port: number
  storage: string
  clock: () => Date
  origins: readonly string[]
  studioOrigins: readonly string[]
}

const PROJECT = /^[a-z0-9][a-z0-9-]{0,63}$/
const DATASET = /^[a-z0-9][a-z0-9_-]{0,63}$/

/** Whether a dataset can have this name. */
export const isDatasetName = (name: string): boolean => DATASET.test(name)

/** Fills in the defaults; throws one line that names the option that is wrong. */
export function completeOptions({ seed: _, now, ...options }: LakeOptions): LakeSettings {
  const { project = 'lake', dataset = 'production', port = 0 } = options
  if (!PROJECT.test(project)) throw new Error('project: use a-z, 0-9 and "-"')
  if (!isDatasetName(dataset)) throw new Error('dataset: use a-z, 0-9, "-" and "_"')
  if (options.token === '') throw new Error('token: must not be empty')
  if (options.storage === '') throw new Error('storage: name a folder, or ":memory:"')
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('port: must be a whole number from 0 to 65535')
  return {
    ...options,
    project,
    dataset,
    port,
    clock: clockOf(now),
    storage: options.storage ?? MEMORY,
    origins: options.origins ?? [],
    studioOrigins: options.studioOrigins ?? [],
  }
}

function clockOf(now: LakeOptions['now']): () => Date {
  if (now === undefined) return () => new Date()
  if (typeof now === 'function') return now
  const time = now.getTime()
  if (Number.isNaN(time)) throw new Error('now: is not a time')
  return () => new Date(time)
}
