import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { installReason } from '../run/install-reason.mjs'
import { ROOT } from '../run/root.ts'
import { StartError } from '../run/start-error.ts'

/** One of the two versions that are compared. */
export type Version = {
  /** The report's label: a revision, or the working tree. */
  label: string
  tree: string
}

/** The version of a revision. Throws a `StartError` if Git does not know it. */
export function revision(name: string): Version {
  try {
    const commit = git(['rev-parse', '--short', '--verify', '--quiet', `${name}^{commit}`])
    const label = commit.startsWith(name) ? commit : `${name} (${commit})`
    return { label, tree: git(['rev-parse', `${commit}^{tree}`]) }
  } catch {
    throw new StartError(`git knows no revision "${name}".`)
  }
}

/** The version of the files on disk, tracked or not, without ignored ones; `index` is a temporary file. */
export function workingTree(index: string): Version {
  // Starting from a copy of the index, Git reads changed files only.
  copyFileSync(resolve(ROOT, git(['rev-parse', '--git-path', 'index'])), index)
  git(['add', '--all'], index)
  const tree = git(['write-tree'], index)
  const isClean = tree === git(['rev-parse', 'HEAD^{tree}'])
  const head = git(['rev-parse', '--short', 'HEAD'])
  return { label: isClean ? `working tree (${head}, unchanged)` : 'working tree', tree }
}

/** Writes the files of a tree and its packages into a new folder. */
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

/** Asynchronous, so that Ctrl-C works at once. */
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

/** Hard links take 3 seconds and no disk space. */
function linkPackages(folder: string): void {
  const { workspaces } = readJson(join(folder, 'package.json'))
  for (const workspace of ['.', ...workspaces]) {
    const from = join(ROOT, workspace, 'node_modules')
    const to = join(folder, workspace, 'node_modules')
    if (!existsSync(from)) continue
    try {
      execFileSync('cp', ['-al', from, to], { stdio: 'pipe' })
    } catch {
      // The target is on another disk.
      rmSync(to, { recursive: true, force: true })
      execFileSync('cp', ['-a', from, to])
    }
    // Tools that write into the cache would change the other tree.
    rmSync(join(to, '.cache'), { recursive: true, force: true })
  }
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

function git(args: string[], index?: string): string {
  const env = { ...process.env, ...(index && { GIT_INDEX_FILE: index }) }
  return execFileSync('git', args, { cwd: ROOT, env, encoding: 'utf8', stdio: 'pipe' }).trim()
}
