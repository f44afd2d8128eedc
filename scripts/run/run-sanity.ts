import { type StdioOptions, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Settings } from '../env.ts'
import { studioEnv } from './programs.ts'
import { ROOT } from './root.ts'

const SANITY = join(ROOT, 'node_modules/sanity/bin/sanity')

interface RunOptions {
  env?: NodeJS.ProcessEnv
  stdio?: StdioOptions
  nodeArgs?: string[]
}

/** Runs a Sanity command in the Studio's folder with these settings; resolves to its exit code. */
export function runSanity(
  settings: Settings,
  args: string[],
  { env = {}, stdio = 'inherit', nodeArgs = [] }: RunOptions = {},
): Promise<number> {
  const child = spawn(process.execPath, [...nodeArgs, SANITY, ...args], {
    cwd: join(ROOT, 'studio'),
    // Sanity's command chooses NODE_ENV itself.
    env: { ...process.env, ...studioEnv(settings), NODE_ENV: process.env.NODE_ENV, ...env },
    stdio,
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
