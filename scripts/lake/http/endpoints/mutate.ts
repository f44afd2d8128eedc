import { z } from 'zod'
import { LOCAL_USER } from '../../local-user.ts'
import { datasetOf, type LakeRequest } from '../lake-request.ts'
import { flag, readParameters } from '../parameters.ts'
import { readJson } from '../read-body.ts'
import { sendJson } from '../respond.ts'

const transactionId = z.string('must be a text').nullish()

const parameters = z.object({
  transactionId,
  dryRun: flag,
  visibility: z.enum(['sync', 'async', 'deferred'], 'must be sync, async or deferred').optional(),
  autoGenerateArrayKeys: flag,
  returnIds: flag,
  returnDocuments: flag,
})

// The dataset checks the shape of each mutation and action, and the rule for transaction ids.
const mutateBody = z.object({ mutations: z.unknown().optional(), transactionId })
const actionsBody = z.object({
  actions: z.unknown().optional(),
  transactionId,
  dryRun: z.boolean('must be true or false').optional(),
})

/** `POST /data/mutate/:dataset` with `{mutations: […]}` */
export async function postMutations(request: LakeRequest): Promise<void> {
  const { returnIds, returnDocuments, ...options } = readParameters(request.search, parameters)
  const body = await readJson(request.message, mutateBody)
  const { transactionId, results } = datasetOf(request).mutate(body.mutations, {
    ...options,
    identity: LOCAL_USER.id,
    transactionId: body.transactionId ?? options.transactionId,
  })
  const withDocuments = results.map(({ id, operation, document }) => ({ id, operation, document }))
  const withIds = results.map(({ id, operation }) => ({ id, operation }))
  sendJson(request.response, 200, {
    transactionId,
    results: returnDocuments ? withDocuments : returnIds ? withIds : [],
  })
}

/** `POST /data/actions/:dataset` with `{actions: […]}`; what the Studio's buttons send. */
export async function postActions(request: LakeRequest): Promise<void> {
  const { actions, ...options } = await readJson(request.message, actionsBody)
  const answer = datasetOf(request).act(actions, { ...options, identity: LOCAL_USER.id })
  sendJson(request.response, 200, answer)
}
