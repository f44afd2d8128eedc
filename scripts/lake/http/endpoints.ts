import { getDocuments, getExport, getReferences } from './endpoints/documents.ts'
import { getDocumentEvents, getDocumentRevisions, getTransactions } from './endpoints/history.ts'
import { listen } from './endpoints/listen.ts'
import { liveEvents } from './endpoints/live-events.ts'
import { postActions, postMutations } from './endpoints/mutate.ts'
import * as projects from './endpoints/projects.ts'
import { getQuery, postQuery } from './endpoints/query.ts'
import { serveFile, serveImage } from './endpoints/serve-asset.ts'
import * as studio from './endpoints/studio-start.ts'
import { uploadFile, uploadImage } from './endpoints/upload-asset.ts'
import * as users from './endpoints/users.ts'
import type { Handler } from './lake-request.ts'
import type { Endpoint, Method } from './router.ts'

/** An endpoint open to visitors, who see published content only. */
function open(method: Method, path: string, handle: Handler): Endpoint {
  return { method, path, needs: 'nothing', handle }
}

/** An endpoint that only an editor may use. */
function editors(method: Method, path: string, handle: Handler): Endpoint {
  return { method, path, needs: 'editor', handle }
}

/** All endpoints of the lake; the first match wins. */
export const ENDPOINTS: readonly Endpoint[] = [
  open('GET', '/v/data/query/:dataset', getQuery),
  open('POST', '/v/data/query/:dataset', postQuery),
  open('GET', '/v/data/doc/:dataset/:ids', getDocuments),
  open('GET', '/v/data/listen/:dataset', listen),
  open('GET', '/v/data/live/events/:dataset', liveEvents),
  open('GET', '/v/data/export/:dataset', getExport),
  open('GET', '/v/data/references/:dataset/documents/:id/to', getReferences),
  editors('POST', '/v/data/mutate/:dataset', postMutations),
  editors('POST', '/v/data/actions/:dataset', postActions),
  editors('GET', '/v/data/history/:dataset/transactions/:ids', getTransactions),
  editors('GET', '/v/data/history/:dataset/documents/:ids', getDocumentRevisions),
  editors('GET', '/v/data/history/:dataset/events/documents/:id', getDocumentEvents),

  editors('POST', '/v/assets/images/:dataset', uploadImage),
  editors('POST', '/v/assets/files/:dataset', uploadFile),
  open('GET', '/images/:project/:dataset/:file', serveImage),
  open('GET', '/files/:project/:dataset/:file', serveFile),

  open('GET', '/v/users/me', users.getCurrentUser),
  editors('GET', '/v/users/me/keyvalue/:keys', users.getKeyValues),
  editors('PUT', '/v/users/me/keyvalue', users.putKeyValues),
  editors('GET', '/v/users/:ids', users.getUsers),
  editors('GET', '/v/projects/:project/users/:ids', users.getUsers),
  open('GET', '/v/auth/id', users.getUserId),
  open('GET', '/v/auth/providers', users.getProviders),
  open('POST', '/v/auth/logout', users.logout),

  open('GET', '/v/projects', projects.getProjects),
  open('GET', '/v/projects/:project', projects.getProject),
  open('GET', '/v/projects/:project/datasets', projects.getDatasets),
  open('GET', '/v/datasets', projects.getDatasets),
  open('GET', '/v/datasets/:dataset', projects.getDataset),
  open('GET', '/v/projects/:project/datasets/:dataset', projects.getDataset),
  editors('PUT', '/v/datasets/:dataset', projects.putDataset),
  editors('PUT', '/v/projects/:project/datasets/:dataset', projects.putDataset),
  open('GET', '/v/projects/:project/datasets/:dataset/acl', projects.getAcl),
  open('GET', '/v/projects/:project/grants', projects.getGrants),
  open('GET', '/v/projects/:project/roles', projects.getRoles),

  open('GET', '/v/ping', studio.ping),
  open('GET', '/v/check/cors', studio.checkCors),
  open('GET', '/v/features', studio.getFeatures),
  open('GET', '/v/intake/telemetry-status', studio.getTelemetryStatus),
  open('GET', '/v/projects/:project/user-applications', studio.getEmptyList),
  open('GET', '/v/journey/announcements', studio.getEmptyList),
  // Nobody is invited: `sanity users list` shows the local user alone.
  editors('GET', '/v/invitations/project/:project', studio.getEmptyList),
  ...[
    'asset-limit',
    'comments',
    'content-releases',
    'document-limit',
    'scheduled-drafts',
    'trial',
  ].map((feature) => open('GET', `/v/journey/${feature}`, studio.getNoOffer)),
  open('GET', '/v/help', studio.getHelp),
  open('GET', '/v/schedules/:project/:dataset', studio.getSchedules),
  open('GET', '/v/subscriptions/project/:project', studio.getSubscription),
  open('GET', '/v/projects/:project/new-content-release-allowed', studio.getReleaseLimits),
]
