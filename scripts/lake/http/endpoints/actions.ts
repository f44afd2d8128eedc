import { LOCAL_USER } from '../../local-user.ts'
import { HttpError } from '../http-error.ts'
import type { LakeRequest } from '../lake-request.ts'
import { readJsonObject } from '../read-body.ts'
import { sendJson } from '../respond.ts'
import { readTransactionId } from './mutate.ts'

/** `POST /data/actions/:dataset` with `{actions: […]}`; what the Studio's buttons send. */
export async function postActions(request: LakeRequest): Promise<void> {
  const body = await readJsonObject(request.message)
  if (!Array.isArray(body.actions)) throw new HttpError(400, '"actions" must be a list of actions.')
  const answer = request.lake.dataset(request.path.dataset ?? '').act(body.actions, {
    identity: LOCAL_USER.id,
    transactionId: readTransactionId(body.transactionId),
    dryRun: body.dryRun === true,
  })
  sendJson(request.response, 200, answer)
}
