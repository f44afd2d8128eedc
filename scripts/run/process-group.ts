import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from './root.ts'

/** A Node program that runs as a child: Node options, entry file and arguments. */
export type Program = {
  name: string
  /** When a `server` ends, the command ends; a `task` ends by itself. */
  kind: 'server' | 'task'
  args: string[]
  cwd?: string
  env?: Record<string, string | undefined>
  /** The exit code by which it asks to be started again. */
  restartCode?: number
  /** How long it may take to end after SIGTERM, in ms. */
  stopTimeoutMs?: number
}

export type Ending = { name: string; code: number | null; signal: NodeJS.Signals | null }

export type Child = {
  name: string
  pid: number
  /** Resolves when the process has ended; never rejects. */
  ended: Promise<Ending>
  hasEnded: () => boolean
  /** Its last lines of output. */
  lastLines: () => string
  /** Sends SIGTERM, and SIGKILL after the timeout. */
  stop: () => Promise<void>
}

export type ProcessGroup = ReturnType<typeof createProcessGroup>

const STOP_TIMEOUT_MS = 5000
const KEPT_LINES = 120
// Tools that are started by name use the Node of this process.
const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter)
// As a URL, since Node reads `#`, `%` and `?` in the value of --import as parts of one.
const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url)

/** Child processes that end together, with their descendants. */
export function createProcessGroup(print: (line: string, program: Program) => void) {
  const running = new Map<ChildProcess, { stop: () => Promise<void> }>()
  const serverEnded = Promise.withResolvers<Ending>()

  function start(program: Program): Child {
    // Each child leads a process group: signals reach its descendants, and the terminal's Ctrl-C reaches only us.
    const child = spawn(process.execPath, ['--import', END_WITH_PARENT.href, ...program.args], {
      cwd: program.cwd ?? ROOT,
      env: { ...process.env, PATH, STARTED_BY: String(process.pid), ...program.env },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    })
    const lines: string[] = []
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        if (lines.length > KEPT_LINES) lines.shift()
        print(line, program)
      })
    }
    const ended = new Promise<Ending>((resolve) => {
      // Surviving descendants would keep its pipes open and delay 'close'.
      child.once('exit', () => signalGroup(child, 'SIGKILL'))
      child.once('close', (code, signal) => resolve({ name: program.name, code, signal }))
      child.once('error', (error) => {
        lines.push(error.message)
        resolve({ name: program.name, code: 1, signal: null })
      })
    })
    const stopThis = () => stopChild(child, program, ended)
    running.set(child, { stop: stopThis })
    void ended.then((ending) => {
      running.delete(child)
      if (ending.code !== null && ending.code === program.restartCode) start(program)
      else if (program.kind === 'server') serverEnded.resolve(ending)
    })
    return {
      name: program.name,
      pid: child.pid ?? 0,
      ended,
      hasEnded: () => !running.has(child),
      lastLines: () => lines.join('\n'),
      stop: stopThis,
    }
  }

  /** Sends SIGTERM to all, SIGKILL after their timeouts, and waits for the last one. */
  async function stop(): Promise<void> {
    await Promise.all([...running.values()].map((each) => each.stop()))
  }

  /** Sends SIGKILL to all, when this process exits. */
  function kill(): void {
    for (const child of running.keys()) signalGroup(child, 'SIGKILL')
  }

  return { start, stop, kill, serverEnded: serverEnded.promise }
}

async function stopChild(child: ChildProcess, { stopTimeoutMs }: Program, ended: Promise<Ending>) {
  signalGroup(child, 'SIGTERM')
  const timeout = new AbortController()
  const { signal } = timeout
  const timedOut = wait(stopTimeoutMs ?? STOP_TIMEOUT_MS, undefined, { signal })
  await Promise.race([ended, timedOut.catch(() => undefined)])
  timeout.abort()
  signalGroup(child, 'SIGKILL')
  await ended
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (!child.pid) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group has already ended.
  }
}
