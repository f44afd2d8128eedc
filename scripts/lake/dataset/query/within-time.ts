import { createContext, Script } from 'node:vm'

const context = createContext({ run: undefined as unknown })
const script = new Script('run()')

/**
 * Runs a synchronous function with a time limit. At the limit it is interrupted and `tooLong` is
 * thrown; discard any state that it was modifying.
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
