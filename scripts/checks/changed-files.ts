import { spawnSync } from 'node:child_process'
import { ROOT } from '../run/root.ts'
import { StartError } from '../run/start-error.ts'

/** Files that differ from branch main, committed or not, relative to the root; includes deleted files. */
export function changedFiles(): string[] {
  const [base = ''] = git('merge-base', 'HEAD', 'main')
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
}

/** The output lines of a git command; throws a `StartError` if it fails. */
export function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new StartError(`git ${args.join(' ')} failed: ${stderr}`)
  return stdout.split('\n').filter(Boolean)
}
