import { createContext, Script } from 'node:vm'

const context = createContext({ run: undefined as unknown })
const script = new Script('run()')

/**
 * Runs something synchronous, and stops it in the middle when it takes too long: then throws
 * `tooLong`, and nothing that it was changing may be used any more.
 */
export function withinTime<Result>(ms: number, run: () => Result, tooLong: () => Error): Result {
  context.run = run
  try {
    return script.runInContext(context, { timeout: Math.max(1, Math.ceil(ms)) }) as Result
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? tooLong() : error
  } finally {
    context.run = undefined
  }
}
