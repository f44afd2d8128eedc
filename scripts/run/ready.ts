import { setTimeout as wait } from 'node:timers/promises'
import type { Child } from './process-group.ts'
import { StartError } from './start-error.ts'

/** Waits until the child's server responds; throws if the child ends first, or after the timeout. */
export async function untilReady(child: Child, url: string, timeoutMs = 180_000): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    if (child.hasEnded()) {
      throw new StartError(`The ${child.name} ended before it was ready:\n${child.lastLines()}`)
    }
    if (await answers(url)) return
    await wait(100)
  }
  throw new StartError(`The ${child.name} did not answer at ${url} within ${timeoutMs / 1000} s.`)
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(30_000) })
    await response.body?.cancel()
    return response.status < 500
  } catch {
    return false
  }
}
