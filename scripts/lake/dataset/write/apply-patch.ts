import { Mutation } from '@sanity/mutator'
import { withinTime } from '../query/within-time.ts'
import type { DocumentInput, LakeDocument } from '../types.ts'
import { isSinglePath } from './match-path.ts'
import { mutationFailed } from './mutation-error.ts'
import { type Operations, type Step, singlePatches, stepsOf } from './single-patches.ts'

/** Time that the patterns of a transaction may take, since they block the lake. */
const PATTERN_MS = 2000

export interface Patched {
  document: DocumentInput
  /** What was applied. Each path leads to one place, so that the Studio can apply it too. */
  patches: Operations[]
}

const IMMUTABLE = ['_id', '_type'] as const

/** The time left for the patterns of a transaction. */
export interface PatternTime {
  ms: number
}

export const patternTime = (): PatternTime => ({ ms: PATTERN_MS })

/** Applies a patch; throws when it fails or changes `_id` or `_type`. */
export function applyPatch(
  document: LakeDocument,
  operations: Operations,
  index: number,
  time: PatternTime,
): Patched {
  const id = document._id
  const failure = (description: string) =>
    mutationFailed(index, { type: 'patchError', id, description })
  const patched = attempt(() => applyInTime(document, operations, time), failure)
  for (const field of IMMUTABLE) {
    if (patched.document[field] !== document[field])
      throw failure(`Cannot modify immutable attribute "${field}"`)
  }
  return patched
}

function attempt<Result>(work: () => Result, failure: (description: string) => Error): Result {
  try {
    return work()
  } catch (error) {
    throw failure(error instanceof Error ? error.message : 'the patch does not apply')
  }
}

function applyInTime(document: LakeDocument, operations: Operations, time: PatternTime): Patched {
  const steps = stepsOf(operations)
  if (steps.every(({ path }) => isSinglePath(path))) return applySteps(document, operations, steps)
  const startedAt = performance.now()
  try {
    return withinTime(
      time.ms,
      () => applySteps(document, operations, steps),
      () => new Error('its paths take too long to match; write more specific ones'),
    )
  } finally {
    time.ms -= performance.now() - startedAt
  }
}

function applySteps(document: LakeDocument, operations: Operations, steps: Step[]): Patched {
  let current: DocumentInput = document
  let isAsGiven = true
  const patches: Operations[] = []
  for (const step of steps) {
    const found = singlePatches(current, step)
    const next = found ?? [step.given]
    const mutations = next.map((patch: object) => ({ patch: { id: document._id, ...patch } }))
    current = new Mutation({ mutations }).apply(current as LakeDocument) ?? current
    patches.push(...next)
    isAsGiven &&= found === undefined
  }
  return { document: current, patches: isAsGiven ? [operations] : patches }
}
