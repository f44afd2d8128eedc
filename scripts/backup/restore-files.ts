import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '../run/start-error.ts'
import { datasetFiles } from './local-lake.ts'
import { eraseAgain, moveAside, replacedWords, requireUnused } from './sqlite-files.ts'

/** A checked and copied part of the restore; `apply` puts it in place and returns what it did. */
export type Restoration = {
  /** Whether `apply` only renames files, which hardly ever fails. */
  isRename: boolean
  apply: () => Promise<string>
  /** Removes the copies if they are not needed. */
  discard?: () => void
}

type Target = { from: string; to: string; replace: boolean; stamp: string }

const KEYS = ['token', 'signing-key']

/** Copies a leads database beside its target, which must not exist or not be in use. */
export function stageLeads({ from, to, replace, stamp }: Target): Restoration {
  const isThere = existsSync(to)
  if (isThere) {
    requireReplace(to, replace)
    requireUnused(to, 'the site')
  }
  mkdirSync(dirname(to), { recursive: true })
  const staged = `${to}.restoring-${stamp}`
  const discard = () => rmSync(staged, { force: true })
  discarding(discard, () => copyFileSync(from, staged))
  return {
    isRename: true,
    discard,
    apply: async () => {
      const aside = isThere ? moveAside(to, stamp) : undefined
      const replaced = aside ? replacedWords(aside, eraseAgain(staged, aside)) : ''
      renameSync(staged, to)
      return `leads: restored to ${to}${replaced}`
    },
  }
}

/** Copies a lake beside its target, which must not exist or not be in use; the target keeps its keys. */
export function stageLake({ from, to, replace, stamp }: Target): Restoration {
  const datasets = datasetFiles(to)
  if (datasets.length > 0) requireReplace(to, replace)
  for (const name of datasets) requireUnused(join(to, name), 'the lake (npm start)')
  mkdirSync(dirname(to), { recursive: true })
  const staged = `${to}.restoring-${stamp}`
  const discard = () => rmSync(staged, { recursive: true, force: true })
  discarding(discard, () => {
    cpSync(from, staged, { recursive: true })
    for (const key of KEYS.filter((name) => existsSync(join(to, name)))) {
      copyFileSync(join(to, key), join(staged, key))
    }
  })
  return {
    isRename: true,
    discard,
    apply: async () => {
      const aside = `${to}.before-restore-${stamp}`
      const isThere = existsSync(to) && readdirSync(to).length > 0
      if (isThere) renameSync(to, aside)
      else if (existsSync(to)) rmdirSync(to)
      renameSync(staged, to)
      return `content: restored to ${to}${isThere ? `; what was there is ${aside}` : ''}`
    },
  }
}

function requireReplace(path: string, replace: boolean): void {
  if (replace) return
  throw new StartError(
    `${path} exists. Use --replace, which keeps it under a new name. Nothing was restored.`,
  )
}

/** Runs `stage`; removes a copy that failed halfway. */
function discarding(discard: () => void, stage: () => void): void {
  try {
    stage()
  } catch (error) {
    discard()
    throw error
  }
}
