import { HttpError } from '../http-error.ts'
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
    rule: { on: ['create', 'update', 'delete'], filter: webhook.filter },
  }
  sendJson(response, 200, hook ? [hook] : [])
}

/** `GET /hooks/projects/:project/:hook/messages`: undelivered messages, for `sanity hooks logs`. */
export function getHookMessages({ lake, response, path }: LakeRequest): void {
  checkHook(path.hook)
  const messages = lake.datasetNames.flatMap((dataset) =>
    lake
      .dataset(dataset)
      .webhooks.waiting()
      .map((job) => ({
        id: `${dataset}-${job.seq}`,
        hookId: HOOK_ID,
        projectId: lake.options.project,
        dataset,
        status: 'pending',
        payload: job.body,
        failureCount: job.attempts,
        createdAt: new Date(job.createdAt).toISOString(),
      })),
  )
  sendJson(response, 200, messages)
}

/** `GET /hooks/projects/:project/:hook/attempts`: always empty, since attempts are not recorded. */
export function getHookAttempts({ response, path }: LakeRequest): void {
  checkHook(path.hook)
  sendJson(response, 200, [])
}

function checkHook(hook: string | undefined): void {
  if (hook !== HOOK_ID) throw new HttpError(404, `The only webhook is "${HOOK_ID}".`)
}
