import { LakeError } from '../lake-error.ts'
import type { LakeDocument, MutateAnswer, MutateOptions, Params, WriteOptions } from '../types.ts'
import { ActionContext } from './actions/action-context.ts'
import {
  type Action,
  isReleaseAction,
  isVersionAction,
  parseActions,
} from './actions/action-shape.ts'
import { applyDocumentAction } from './actions/document-actions.ts'
import { applyReleaseAction } from './actions/release-actions.ts'
import { applyVersionAction } from './actions/version-actions.ts'
import { applyMutation } from './apply-mutation.ts'
import { parseMutations } from './mutation-shape.ts'
import { checkReferences } from './references.ts'
import { Transaction, transactionId } from './transaction.ts'

/** The parts of a dataset that a transaction needs. */
export interface WriteTarget {
  documents: ReadonlyMap<string, LakeDocument>
  clock: () => Date
  hasTransaction(id: string): boolean
  lastState(id: string): LakeDocument | undefined
  select(query: string, params: Params): string[]
  commit(transaction: Transaction, options: MutateOptions): void
}

/** Applies mutations in one transaction, or none of them. */
export function mutate(
  target: WriteTarget,
  mutations: unknown,
  options: MutateOptions,
): MutateAnswer {
  const parsed = parseMutations(mutations)
  return run(target, options, (transaction) => {
    parsed.forEach((mutation, index) => {
      applyMutation(mutation, {
        transaction,
        index,
        select: target.select,
        autoGenerateArrayKeys: options.autoGenerateArrayKeys ?? false,
      })
    })
  })
}

/** Applies actions in one transaction, or none of them. */
export function act(target: WriteTarget, actions: unknown, options: WriteOptions): MutateAnswer {
  const parsed = parseActions(actions)
  const { identity } = options
  return run(target, options, (transaction) => {
    parsed.forEach((action, index) => {
      applyAction(action, new ActionContext(transaction, identity, index, target.lastState))
    })
  })
}

function run(
  target: WriteTarget,
  options: MutateOptions,
  stage: (transaction: Transaction) => void,
): MutateAnswer {
  const id = transactionId(options.transactionId)
  if (target.hasTransaction(id)) {
    const description = `The mutation(s) failed: transaction ID "${id}" has already been used`
    throw new LakeError(409, { error: { type: 'mutationError', description, items: [] } })
  }
  const transaction = new Transaction(id, target.clock().toISOString(), target.documents)
  stage(transaction)
  checkReferences(transaction)
  if (!options.dryRun && transaction.changes().length > 0) target.commit(transaction, options)
  return { transactionId: id, results: transaction.results() }
}

/** Stages one action in its transaction. */
function applyAction(action: Action, context: ActionContext): void {
  if (isReleaseAction(action)) applyReleaseAction(action, context)
  else if (isVersionAction(action)) applyVersionAction(action, context)
  else applyDocumentAction(action, context)
}
