import { HttpError } from '../http/http-error.ts'
import type { LakeRequest } from '../http/lake-request.ts'
import { sendJson } from '../http/respond.ts'
import { PROJECT_ID } from '../lake.ts'
import { LOCAL_MEMBER, LOCAL_USER } from '../local-user.ts'

const CREATED_AT = '2026-01-01T00:00:00Z'

const PROJECT = {
  id: PROJECT_ID,
  displayName: 'Local lake',
  studioHost: null,
  organizationId: null,
  isBlocked: false,
  isDisabled: false,
  isDisabledByUser: false,
  createdAt: CREATED_AT,
  updatedAt: CREATED_AT,
  members: [LOCAL_MEMBER],
  metadata: {},
  features: [],
  activityFeedEnabled: false,
}

/** `GET /projects` */
export function getProjects({ response }: LakeRequest): void {
  sendJson(response, 200, [PROJECT])
}

/** `GET /projects/:project` */
export function getProject({ response, path }: LakeRequest): void {
  if (path.project !== PROJECT_ID) throw new HttpError(404, `The only project is "${PROJECT_ID}".`)
  sendJson(response, 200, PROJECT)
}

/** `GET /datasets` and `GET /projects/:project/datasets` */
export function getDatasets({ lake, response, search }: LakeRequest): void {
  // Datasets of other profiles (media libraries and the like) are asked for by this parameter.
  const names = search.has('datasetProfile') ? [] : lake.datasetNames
  sendJson(response, 200, names.map(describeDataset))
}

/** `GET /datasets/:dataset` */
export function getDataset({ lake, response, path }: LakeRequest): void {
  sendJson(response, 200, describeDataset(lake.dataset(path.dataset ?? '').name))
}

/** `PUT /datasets/:dataset` */
export function putDataset({ lake, response, path }: LakeRequest): void {
  const { name } = lake.createDataset(path.dataset ?? '')
  sendJson(response, 200, { datasetName: name, aclMode: 'public' })
}

/** `GET /projects/:project/datasets/:dataset/acl`: what the current user may do with documents. */
export function getAcl({ response, access }: LakeRequest): void {
  const permissions =
    access === 'editor'
      ? ['read', 'update', 'create', 'history', 'manage', 'editHistory']
      : ['read']
  sendJson(response, 200, [{ filter: '_id in path("**")', permissions }])
}

/** `GET /projects/:project/grants` */
export function getGrants({ response }: LakeRequest): void {
  sendJson(response, 200, {
    'sanity.project': [{ grants: [{ name: 'read' }] }],
    'sanity.document.filter': [],
  })
}

/** `GET /projects/:project/roles` */
export function getRoles({ response }: LakeRequest): void {
  sendJson(response, 200, LOCAL_USER.roles)
}

function describeDataset(name: string): object {
  return {
    name,
    aclMode: 'public',
    createdAt: CREATED_AT,
    createdByUserId: LOCAL_USER.id,
    tags: [],
    datasetProfile: 'content',
    features: [],
    addonFor: null,
  }
}
