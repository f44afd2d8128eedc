import { getDocuments, getExport, getReferences } from './endpoints/documents.ts'
import { getDocumentEvents, getDocumentRevisions, getTransactions } from './endpoints/history.ts'
import * as hooks from './endpoints/hooks.ts'
import { listen } from './endpoints/listen.ts'
import { liveEvents } from './endpoints/live-events.ts'
import { postActions, postMutations } from './endpoints/mutate.ts'
import { notHere } from './endpoints/not-here.ts'
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

/** An endpoint of Sanity that only says why it is not here. */
function absent(method: Method, path: string, what: string): Endpoint {
  return open(method, path, notHere(what))
}

const COPY = 'copies of datasets. Export one, and import it into another.'
const CORS = 'CORS origins. --studio and --origin name those that may use it.'
const TOKENS = 'tokens. It has one, --token.'
const SCHEMAS = 'deployed schemas. The Studio reads its own.'
const INVITATIONS = 'invitations. It has one user.'

/** What `sanity datasets copy`, `cors`, `tokens`, `schemas` and `users invite` ask for. */
const ABSENT: readonly Endpoint[] = [
  absent('PUT', '/v/datasets/:dataset/copy', COPY),
  absent('GET', '/v/projects/:project/datasets/copy', COPY),
  absent('GET', '/v/projects/:project/cors', CORS),
  absent('POST', '/v/projects/:project/cors', CORS),
  absent('DELETE', '/v/projects/:project/cors/:origin', CORS),
  absent('GET', '/v/access/project/:project/robots', TOKENS),
  absent('POST', '/v/access/project/:project/robots', TOKENS),
  absent('DELETE', '/v/access/project/:project/robots/:token', TOKENS),
  absent('GET', '/v/access/project/:project/roles', TOKENS),
  absent('GET', '/v/projects/:project/datasets/:dataset/schemas', SCHEMAS),
  absent('PUT', '/v/projects/:project/datasets/:dataset/schemas', SCHEMAS),
  absent('GET', '/v/projects/:project/datasets/:dataset/schemas/:schema', SCHEMAS),
  absent('DELETE', '/v/projects/:project/datasets/:dataset/schemas/:schema', SCHEMAS),
  absent('POST', '/v/invitations/project/:project', INVITATIONS),
]

/** All endpoints of the lake; the first match wins. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...ABSENT,
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
  ...['/v', '/v/projects/:project'].flatMap((base) => [
    editors('DELETE', `${base}/datasets/:dataset`, projects.deleteDataset),
    open('GET', `${base}/datasets/:dataset/settings/embeddings`, projects.getEmbeddings),
    editors('PUT', `${base}/datasets/:dataset/settings/embeddings`, projects.putEmbeddings),
  ]),
  open('GET', '/v/projects/:project/datasets/:dataset/acl', projects.getAcl),
  open('GET', '/v/projects/:project/grants', projects.getGrants),
  open('GET', '/v/projects/:project/roles', projects.getRoles),

  editors('GET', '/v/hooks/projects/:project', hooks.getHooks),
  editors('GET', '/v/hooks/projects/:project/:hook/messages', hooks.getHookMessages),

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
  open('GET', '/v/projects/:project/settings/embeddings', projects.getEmbeddings),
  open('GET', '/v/schedules/:project/:dataset', studio.getSchedules),
  open('GET', '/v/subscriptions/project/:project', studio.getSubscription),
  open('GET', '/v/projects/:project/new-content-release-allowed', studio.getReleaseLimits),
]
