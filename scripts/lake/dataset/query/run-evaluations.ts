import { type Evaluation, evaluateTree, evaluateTreeAsync } from './groq-tree.ts'

/** A computation that asks for the values of trees, so that it can run synchronously or not. */
export type Evaluations<Result> = Generator<Evaluation, Result, unknown>

/** Runs to the end at once. Functions that groq-js has only asynchronously throw. */
export function runEvaluations<Result>(steps: Evaluations<Result>): Result {
  let step = steps.next()
  while (!step.done) {
    let value: unknown
    try {
      value = evaluateTree(step.value)
    } catch (error) {
      step = steps.throw(error)
      continue
    }
    step = steps.next(value)
  }
  return step.value
}

/** As `runEvaluations`, with all functions of groq-js. */
export async function runEvaluationsAsync<Result>(steps: Evaluations<Result>): Promise<Result> {
  let step = steps.next()
  while (!step.done) {
    let value: unknown
    try {
      value = await evaluateTreeAsync(step.value)
    } catch (error) {
      step = steps.throw(error)
      continue
    }
    step = steps.next(value)
  }
  return step.value
}
