import { randomBytes } from 'node:crypto'
import { LakeError } from '../lake-error.ts'
import type {
  LakeDocument,
  MutateAnswer,
  MutateOptions,
  Params,
  Visibility,
  WriteOptions,
} from '../types.ts'
import { ActionContext } from './actions/action-context.ts'
import { parseActions } from './actions/action-shape.ts'
import { applyAction } from './actions/apply-action.ts'
import { applyMutation } from './apply-mutation.ts'
import { transactionIdTaken } from './mutation-error.ts'
import { parseMutations } from './mutation-shape.ts'
import type { ReferenceIndex } from './reference-index.ts'
import { checkReferences } from './reference-integrity.ts'
import { Transaction } from './transaction.ts'

const TRANSACTION_ID = /^[a-zA-Z0-9_.:-]{1,128}$/

/** What a transaction needs of the dataset that it writes to. */
export interface WriteTarget {
  documents: ReadonlyMap<string, LakeDocument>
  references: ReferenceIndex
  clock: () => Date
  hasTransaction(id: string): boolean
  lastState(id: string): LakeDocument | undefined
  select(query: string, params: Params): string[]
  commit(transaction: Transaction, identity: string, visibility: Visibility): void
}

/** Applies mutations in one transaction, or none of them. */
export function mutate(
  target: WriteTarget,
  mutations: unknown,
  options: MutateOptions,
): MutateAnswer {
  const parsed = parseMutations(mutations)
  return run(target, options, options.visibility ?? 'sync', (transaction) => {
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
  return run(target, options, 'sync', (transaction) => {
    parsed.forEach((action, index) => {
      const { lastState } = target
      applyAction(action, new ActionContext({ transaction, identity, index, lastState }))
    })
  })
}

function run(
  target: WriteTarget,
  { transactionId = randomId(), identity, dryRun }: WriteOptions,
  visibility: Visibility,
  stage: (transaction: Transaction) => void,
): MutateAnswer {
  if (!TRANSACTION_ID.test(transactionId)) throw badTransactionId()
  if (target.hasTransaction(transactionId)) throw transactionIdTaken(transactionId)
  const transaction = new Transaction(transactionId, target.clock().toISOString(), target.documents)
  stage(transaction)
  checkReferences(transaction, target.references)
  if (!dryRun && transaction.changes().length > 0) target.commit(transaction, identity, visibility)
  return { transactionId, results: transaction.results() }
}

const randomId = (): string => randomBytes(16).toString('hex').slice(0, 22)

const badTransactionId = (): LakeError =>
  new LakeError(400, {
    error: {
      type: 'mutationParseError',
      description: 'A transaction ID has at most 128 letters, digits and any of "_.:-"',
    },
  })
