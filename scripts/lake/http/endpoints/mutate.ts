import type { LakeMutation, Visibility } from '../../dataset/types.ts'
import { LOCAL_USER } from '../../local-user.ts'
import { HttpError } from '../http-error.ts'
import { flag, type LakeRequest } from '../lake-request.ts'
import { readJsonObject } from '../read-body.ts'
import { sendJson } from '../respond.ts'

/** `POST /data/mutate/:dataset` with `{mutations: […]}` */
export async function postMutations(request: LakeRequest): Promise<void> {
  const { lake, search, path } = request
  const body = await readJsonObject(request.message)
  if (!Array.isArray(body.mutations))
    throw new HttpError(400, '"mutations" must be a list of mutations.')
  const { transactionId, results } = lake.dataset(path.dataset ?? '').mutate(
    // The dataset checks the shape of every mutation.
    body.mutations as LakeMutation[],
    {
      identity: LOCAL_USER.id,
      transactionId: readTransactionId(body.transactionId ?? search.get('transactionId')),
      dryRun: flag(search, 'dryRun'),
      visibility: readVisibility(search.get('visibility')),
      autoGenerateArrayKeys: flag(search, 'autoGenerateArrayKeys'),
    },
  )
  const withDocuments = flag(search, 'returnDocuments')
  const withIds = flag(search, 'returnIds') || withDocuments
  sendJson(request.response, 200, {
    transactionId,
    results: withIds
      ? results.map(({ id, operation, document }) =>
          withDocuments ? { id, operation, document } : { id, operation },
        )
      : [],
  })
}

/** The caller's name for its transaction, or undefined to have one made. */
export function readTransactionId(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'string' && /^[\w-]{1,128}$/.test(value)) return value
  throw new HttpError(400, '"transactionId" is 1 to 128 of a-z, A-Z, 0-9, "-" and "_".')
}

function readVisibility(value: string | null): Visibility {
  if (value === null) return 'sync'
  if (value === 'sync' || value === 'async' || value === 'deferred') return value
  throw new HttpError(400, '"visibility" is sync, async or deferred.')
}
