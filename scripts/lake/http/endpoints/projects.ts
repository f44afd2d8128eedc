import type { Dataset } from '../../dataset/dataset.ts'
import { PROJECT } from '../../lake.ts'
import { LOCAL_MEMBER, LOCAL_USER } from '../../local-user.ts'
import { checkProject, datasetOf, type LakeRequest } from '../lake-request.ts'
import { sendJson } from '../respond.ts'

const CREATED_AT = '2026-01-01T00:00:00Z'

const DESCRIPTION = {
  id: PROJECT,
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
  sendJson(response, 200, [DESCRIPTION])
}

/** `GET /projects/:project` */
export function getProject(request: LakeRequest): void {
  checkProject(request)
  sendJson(request.response, 200, DESCRIPTION)
}

/** `GET /datasets` and `GET /projects/:project/datasets` */
export function getDatasets({ lake, response, search }: LakeRequest): void {
  // This parameter asks for datasets of other kinds, such as media libraries; there are none.
  const names = search.has('datasetProfile') ? [] : lake.datasetNames
  sendJson(
    response,
    200,
    names.map((name) => describeDataset(lake.dataset(name))),
  )
}

/** `GET /datasets/:dataset` */
export function getDataset(request: LakeRequest): void {
  sendJson(request.response, 200, describeDataset(datasetOf(request)))
}

/** `PUT /datasets/:dataset`; all datasets are public. */
export function putDataset(request: LakeRequest): void {
  const { name } = request.lake.createDataset(request.path.dataset ?? '')
  sendJson(request.response, 200, { datasetName: name, aclMode: 'public' })
}

/** `GET /projects/:project/datasets/:dataset/acl`: the current user's permissions. */
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

function describeDataset({ name }: Dataset): object {
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
