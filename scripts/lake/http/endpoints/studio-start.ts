import type { LakeRequest } from '../lake-request.ts'
import { send, sendJson } from '../respond.ts'

// Requests that the Studio sends at start. A wrong shape crashes one of its tools, so every response
// has exactly the shape that sanity 6.16 reads; everything else is a 404.

const RELEASE_LIMIT = 1000
const RETENTION_DAYS = 3650

/** `GET /check/cors`: other origins have been rejected before. */
export function checkCors({ response }: LakeRequest): void {
  sendJson(response, 200, { result: { allowed: true, withCredentials: true } })
}

// Without `studioComments` the Studio draws itself anew when the answer arrives, and loads an open preview twice. Its
// configuration turns comments off.
const FEATURES = ['contentReleases', 'scheduledDrafts', 'roles', 'privateDataset', 'studioComments']

/** `GET /features` */
export function getFeatures({ response }: LakeRequest): void {
  sendJson(response, 200, FEATURES)
}

/** `GET /ping` */
export function ping({ response }: LakeRequest): void {
  send(response, 200, 'PONG', { 'content-type': 'text/plain' })
}

/** `GET /intake/telemetry-status`: nothing leaves this machine. */
export function getTelemetryStatus({ response }: LakeRequest): void {
  sendJson(response, 200, { status: 'denied' })
}

/** Lists that are empty here: studio applications, announcements, access. */
export function getEmptyList({ response }: LakeRequest): void {
  sendJson(response, 200, [])
}

/** Offers of paid plans, one per feature (`/journey/…`): none. */
export function getNoOffer({ response }: LakeRequest): void {
  sendJson(response, 200, null)
}

/** `GET /help`: the help menu without its external links. */
export function getHelp({ response }: LakeRequest): void {
  sendJson(response, 200, { resources: { sectionArray: [] } })
}

/** `GET /schedules/:project/:dataset` */
export function getSchedules({ response }: LakeRequest): void {
  sendJson(response, 200, { schedules: [], totalCount: 0 })
}

/** `GET /subscriptions/project/:project`: the history is kept for ten years. */
export function getSubscription({ response }: LakeRequest): void {
  sendJson(response, 200, {
    plan: { planTypeId: 'local', variantId: 'local' },
    featureTypes: {
      retention: { features: [{ attributes: { maxRetentionDays: RETENTION_DAYS } }] },
    },
    features: { retention: { maxRetentionDays: RETENTION_DAYS } },
  })
}

/** `GET /…/new-content-release-allowed` */
export function getReleaseLimits({ response }: LakeRequest): void {
  sendJson(response, 200, {
    data: {
      orgMeteredActiveReleaseCount: 0,
      orgActiveReleaseCount: 0,
      orgActiveReleaseLimit: RELEASE_LIMIT,
      defaultOrgActiveReleaseLimit: RELEASE_LIMIT,
      datasetReleaseLimit: RELEASE_LIMIT,
    },
  })
}
