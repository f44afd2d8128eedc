import type { LakeRequest } from '../lake-request.ts'
import { sendJson } from '../respond.ts'

const HOOK_ID = 'lake'

/** `GET /hooks/projects/:project`: the webhook that `LAKE_WEBHOOK_URL` sets, for `sanity hooks list`. */
export function getHooks({ lake, response }: LakeRequest): void {
  const { webhook, project: projectId } = lake.options
  const hook = webhook && {
    id: HOOK_ID,
    projectId,
    name: 'LAKE_WEBHOOK_URL',
    type: 'document',
    dataset: '*',
    httpMethod: 'POST',
    url: webhook.url,
    rule: { on: ['create', 'update', 'delete'] },
  }
  sendJson(response, 200, hook ? [hook] : [])
}

/** `GET /hooks/projects/:project/:hook/messages`: one entry for each change that is not delivered yet. */
export function getHookMessages({ lake, response }: LakeRequest): void {
  const pending = { hookId: HOOK_ID, projectId: lake.options.project, status: 'pending' }
  sendJson(response, 200, Array(lake.webhooks?.pending ?? 0).fill(pending))
}
