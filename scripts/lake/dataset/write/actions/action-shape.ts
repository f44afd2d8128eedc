import { z } from 'zod'
import { isDraftId, isValidId, isVersionId, publishedId } from '../../document-id.ts'
import { isObject } from '../../json-value.ts'
import { firstProblem, LakeError } from '../../lake-error.ts'
import { patchOperations } from '../mutation-shape.ts'

const id = z.string().refine(isValidId, 'is not a valid document ID')
const draft = id.refine(isDraftId, 'must be the ID of a draft')
const version = id.refine(isVersionId, 'must be the ID of a version')
const draftOrVersion = z.union([draft, version], 'must be the ID of a draft or version')
const published = id.refine((value) => publishedId(value) === value, 'must be a published ID')
const release = z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/, 'is not a valid release ID')
const revision = z.string().optional()
const document = z.custom<{ _id?: unknown; [field: string]: unknown }>(
  isObject,
  'must be an object',
)

const kind = <const Name extends string>(name: Name) => z.literal(`sanity.action.${name}`)

const action = z.discriminatedUnion('actionType', [
  z.object({
    actionType: kind('document.create'),
    publishedId: published,
    attributes: document,
    ifExists: z.enum(['fail', 'ignore']).optional(),
  }),
  z.object({
    actionType: kind('document.edit'),
    draftId: draftOrVersion,
    publishedId: published,
    patch: patchOperations,
  }),
  z.object({
    actionType: kind('document.publish'),
    draftId: draftOrVersion,
    publishedId: published,
    ifDraftRevisionId: revision,
    ifPublishedRevisionId: revision,
  }),
  z.object({ actionType: kind('document.unpublish'), draftId: draft, publishedId: published }),
  z.object({
    actionType: kind('document.replaceDraft'),
    publishedId: published,
    attributes: document,
  }),
  z.object({ actionType: kind('document.discard'), draftId: draft }),
  z.object({
    actionType: kind('document.delete'),
    publishedId: published,
    includeDrafts: z.array(draftOrVersion).optional(),
  }),
  z.object({
    actionType: kind('document.version.create'),
    publishedId: published,
    document: document.optional(),
    baseId: id.optional(),
    versionId: draftOrVersion.optional(),
    ifBaseRevisionId: revision,
  }),
  z.object({ actionType: kind('document.version.replace'), document }),
  z.object({
    actionType: kind('document.version.discard'),
    versionId: draftOrVersion,
  }),
  z.object({
    actionType: kind('document.version.unpublish'),
    versionId: version,
    publishedId: published,
  }),
  z.object({
    actionType: kind('release.create'),
    releaseId: release,
    metadata: document.optional(),
  }),
  z.object({ actionType: kind('release.edit'), releaseId: release, patch: patchOperations }),
  z.object({
    actionType: kind('release.schedule'),
    releaseId: release,
    publishAt: z.iso.datetime({ offset: true }),
  }),
  z.object({ actionType: kind('release.unschedule'), releaseId: release }),
  z.object({ actionType: kind('release.publish'), releaseId: release }),
  z.object({ actionType: kind('release.archive'), releaseId: release }),
  z.object({ actionType: kind('release.unarchive'), releaseId: release }),
  z.object({
    actionType: kind('release.import'),
    releaseId: release,
    attributes: document.optional(),
    document: document.optional(),
    ifExists: z.enum(['fail', 'ignore', 'replace']).optional(),
  }),
  z.object({ actionType: kind('release.delete'), releaseId: release }),
])

export type Action = z.infer<typeof action>
export type ActionOf<Name extends string> = Extract<Action, { actionType: `sanity.action.${Name}` }>
export type ReleaseAction = ActionOf<`release.${string}`>
export type VersionAction = ActionOf<`document.version.${string}`>
export type DocumentAction = Exclude<Action, ReleaseAction | VersionAction>

/** Whether an action applies to a release. */
export const isReleaseAction = (given: Action): given is ReleaseAction =>
  given.actionType.startsWith('sanity.action.release.')

/** Whether an action applies to a document’s version in a release. */
export const isVersionAction = (given: Action): given is VersionAction =>
  given.actionType.startsWith('sanity.action.document.version.')

/** Validates the actions of a request; throws a `LakeError` that names the first problem. */
export function parseActions(input: unknown): Action[] {
  if (!Array.isArray(input)) throw malformedAction('actions', 'must be an array')
  return input.map((item, index) => {
    const known = action.safeParse(item)
    if (known.success) return known.data
    throw malformedAction(`actions[${index}]`, firstProblem(known.error))
  })
}

function malformedAction(where: string, problem: string): LakeError {
  const description = `Malformed action: ${where} ${problem}`
  return new LakeError(400, { error: { type: 'actionParseError', description } })
}
