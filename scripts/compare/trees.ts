import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installReason } from '../run/install-reason.mjs'
import { ROOT } from '../run/root.ts'
import { StartError } from '../run/start-error.ts'

/** One of the two versions that are compared. */
export type Version = {
  /** What the report calls it: a revision, or the working tree. */
  label: string
  /** The id of its files in git. */
  tree: string
}

/** The files of a revision. Throws a `StartError` if git does not know it. */
export function revision(name: string): Version {
  try {
    const commit = git(['rev-parse', '--short', '--verify', '--quiet', `${name}^{commit}`])
    const label = commit.startsWith(name) ? commit : `${name} (${commit})`
    return { label, tree: git(['rev-parse', `${commit}^{tree}`]) }
  } catch {
    throw new StartError(`git knows no revision "${name}".`)
  }
}

/** The files as they are on disk, tracked or not, without the ignored ones; `index` is a temporary file. */
export function workingTree(index: string): Version {
  // Starting from the index, git reads only files that have changed.
  copyFileSync(join(ROOT, git(['rev-parse', '--git-path', 'index'])), index)
  git(['add', '--all'], index)
  const tree = git(['write-tree'], index)
  const isClean = tree === git(['rev-parse', 'HEAD^{tree}'])
  const head = git(['rev-parse', '--short', 'HEAD'])
  return { label: isClean ? `working tree (${head}, unchanged)` : 'working tree', tree }
}

/** Writes the files of a tree into a new folder, and its packages beside them. */
export async function unpack(tree: string, folder: string, index: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  git(['read-tree', tree], index)
  git(['checkout-index', '--all', `--prefix=${folder}/`], index)
  rmSync(index)
  const wanted = readJson(join(folder, 'package-lock.json'))
  const installed = readJson(join(ROOT, 'node_modules/.package-lock.json'))
  const reason = installReason(wanted, installed, process)
  if (reason) await installPackages(folder, reason)
  else linkPackages(folder)
}

/** Not synchronous, so that Ctrl-C need not wait for it. */
async function installPackages(folder: string, reason: string): Promise<void> {
  console.log(`Its packages differ from the installed ones (${reason}): npm ci …`)
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = spawn('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const end = () => npm.kill('SIGKILL')
  process.once('exit', end)
  const [code] = await once(npm, 'exit')
  process.off('exit', end)
  if (code !== 0) throw new StartError(`npm ci failed with exit code ${code}.`)
}

/** Hard links take 3 seconds, and no space. */
function linkPackages(folder: string): void {
  const { workspaces } = readJson(join(folder, 'package.json'))
  for (const workspace of ['.', ...workspaces]) {
    const from = join(ROOT, workspace, 'node_modules')
    const to = join(folder, workspace, 'node_modules')
    if (!existsSync(from)) continue
    try {
      execFileSync('cp', ['-al', from, to], { stdio: 'pipe' })
    } catch {
      // Another disk.
      rmSync(to, { recursive: true, force: true })
      execFileSync('cp', ['-a', from, to])
    }
    // What a tool writes there would change the other tree, too.
    rmSync(join(to, '.cache'), { recursive: true, force: true })
  }
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

function git(args: string[], index?: string): string {
  const env = { ...process.env, ...(index && { GIT_INDEX_FILE: index }) }
  return execFileSync('git', args, { cwd: ROOT, env, encoding: 'utf8', stdio: 'pipe' }).trim()
}
