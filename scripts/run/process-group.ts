import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from './root.ts'

/** A Node program to run as a child: Node's own options, its entry file, its arguments. */
export type Program = {
  name: string
  /** A server must not end while the command runs; a task ends by itself. */
  kind: 'server' | 'task'
  args: string[]
  cwd?: string
  env?: Record<string, string | undefined>
  /** How long it may take to end when it is asked to, in ms. */
  patienceMs?: number
}

export type Ending = { name: string; code: number | null; signal: NodeJS.Signals | null }

export type Child = {
  name: string
  pid: number
  /** Settles when the process has ended; never rejects. */
  ended: Promise<Ending>
  hasEnded: () => boolean
  /** The last lines that it printed. */
  lastLines: () => string
}

export type ProcessGroup = ReturnType<typeof createProcessGroup>

const USUAL_PATIENCE_MS = 5000
const KEPT_LINES = 60
// Tools that are started by name find the same Node as we run on.
const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter)
const END_WITH_PARENT = join(ROOT, 'scripts/run/end-with-parent.mjs')

/** Child processes that are started one by one and ended together, each with everything that it started itself. */
export function createProcessGroup(print: (line: string, program: Program) => void) {
  const running = new Map<ChildProcess, { program: Program; ended: Promise<Ending> }>()
  const serverEnded = Promise.withResolvers<Ending>()

  function start(program: Program): Child {
    // A group of its own, so that a signal reaches the grandchildren and the terminal's Ctrl-C reaches only us.
    const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...program.args], {
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
      // What it leaves behind goes with it, and lets go of the pipes, so that 'close' can come.
      child.once('exit', () => signalGroup(child, 'SIGKILL'))
      child.once('close', (code, signal) => resolve({ name: program.name, code, signal }))
      child.once('error', (error) => {
        lines.push(error.message)
        resolve({ name: program.name, code: 1, signal: null })
      })
    })
    running.set(child, { program, ended })
    void ended.then((ending) => {
      running.delete(child)
      if (program.kind === 'server') serverEnded.resolve(ending)
    })
    return {
      name: program.name,
      pid: child.pid ?? 0,
      ended,
      hasEnded: () => !running.has(child),
      lastLines: () => lines.join('\n'),
    }
  }

  /** Asks all to end, insists when the patience for one is over, and waits until the last is gone. */
  async function stop(): Promise<void> {
    await Promise.all(
      [...running].map(async ([child, { program, ended }]) => {
        signalGroup(child, 'SIGTERM')
        const patience = new AbortController()
        const { signal } = patience
        const patient = wait(program.patienceMs ?? USUAL_PATIENCE_MS, undefined, { signal })
        await Promise.race([ended, patient.catch(() => undefined)])
        patience.abort()
        signalGroup(child, 'SIGKILL')
        await ended
      }),
    )
  }

  /** Ends all at once and at any price: for the last moment of this process. */
  function kill(): void {
    for (const child of running.keys()) signalGroup(child, 'SIGKILL')
  }

  return { start, stop, kill, serverEnded: serverEnded.promise }
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (!child.pid) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group is gone already.
  }
}
