import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Owner = { uid: number; gid: number }

export type TemporaryServer = {
  pid: number
  log: () => string
  /** Stops the server and deletes its folder. */
  stop: () => Promise<void>
}

// Stops the server and removes its folder when the parent process ends, even by SIGKILL.
const END_WITH_PARENT = '"$@" & cat > /dev/null; kill -INT $!; wait $!; rm -rf "$FOLDER"'

/** Starts a program in its own folder, both of which end with this process; the program must end on SIGINT. */
export function startTemporaryServer(
  folder: string,
  command: string[],
  owner: Owner | undefined,
): TemporaryServer {
  const file = join(folder, 'log')
  const log = openSync(file, 'a')
  const child = spawn('sh', ['-c', END_WITH_PARENT, 'sh', ...command], {
    ...owner,
    cwd: folder,
    env: { ...process.env, FOLDER: folder },
    stdio: ['pipe', log, log],
    // Keeps the terminal's Ctrl-C from the server.
    detached: true,
  })
  const ended = once(child, 'exit')
  return {
    pid: child.pid ?? 0,
    log: () => readFileSync(file, 'utf8').slice(-2000),
    stop: async () => {
      child.stdin?.end()
      await ended
    },
  }
}

/** Creates a folder for this user and fills it; removes it if that fails. */
export function temporaryFolder<Filled>(
  prefix: string,
  owner: Owner | undefined,
  fill: (folder: string) => Filled,
): Filled {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  try {
    if (owner) chownSync(folder, owner.uid, owner.gid)
    return fill(folder)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** The user for a server that root starts: the first of `names` that exists, or nobody. */
export function unprivilegedUser(...names: string[]): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = [...names, 'nobody'].map((name) => lines.find((it) => it.startsWith(`${name}:`)))
  const [, , uid, gid] = (line.find(Boolean) ?? '::65534:65534').split(':')
  return { uid: Number(uid), gid: Number(gid) }
}
