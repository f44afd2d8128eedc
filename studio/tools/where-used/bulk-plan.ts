import type { Change, StoredDocument } from '../../actions/stored-document'
import { publishedId } from '../../schema/validation/path'
import { type BulkTask, type Decision, decide, type Tools, type Versions } from './bulk-decisions'

interface Planned {
  /** The published id. */
  id: string
  type: string
  hasDraft: boolean
}

/** What is written for one document. */
export type BulkStep = Planned & Exclude<Decision, { reasons: string[] }>
/** A document that is left out, and why. */
export type Refusal = Planned & Extract<Decision, { reasons: string[] }>
export interface BulkPlan {
  steps: BulkStep[]
  refused: Refusal[]
}

interface Options extends Tools {
  onProgress?: (checked: number) => void
  signal?: AbortSignal
}

/** How many documents are read and checked at a time. */
const AT_A_TIME = 10

/**
 * Decides for each document whether the task can be done, by the checks of the document's own actions, and what would
 * be written. Writes nothing. Throws the client's errors, and the signal's reason.
 */
export async function planBulk(
  ids: readonly string[],
  task: BulkTask,
  options: Options,
): Promise<BulkPlan> {
  const raw = options.client.withConfig({ perspective: 'raw', useCdn: false })
  const plan: BulkPlan = { steps: [], refused: [] }
  const written = new Set<string>()
  const unique = [...new Set(ids.map(publishedId))]
  for (let start = 0; start < unique.length; start += AT_A_TIME) {
    options.signal?.throwIfAborted()
    const some = unique.slice(start, start + AT_A_TIME)
    const { documents, inReleases } = await raw.fetch<Stored>(QUERY, {
      some,
      ids: some.flatMap((id) => [id, `drafts.${id}`]),
    })
    const byId = new Map(documents.map((document) => [document._id, document]))
    const inRelease = new Set(inReleases.map(publishedId))
    const found = await Promise.all(
      some.map((id) => {
        const [published = null, draft = null] = [byId.get(id), byId.get(`drafts.${id}`)]
        return planOne({ id, published, draft, isInRelease: inRelease.has(id) }, task, options)
      }),
    )
    for (const each of found) {
      if ('reasons' in each) plan.refused.push(each)
      else addStep(plan, each, written)
    }
    options.onProgress?.(Math.min(start + AT_A_TIME, unique.length))
  }
  return plan
}

const QUERY = `{
  "documents": *[_id in $ids],
  "inReleases": *[_id in path("versions.**") && string::split(_id, ".")[2] in $some]._id
}`

interface Stored {
  documents: StoredDocument[]
  inReleases: string[]
}

/** Adds a step, unless another step writes one of its documents: two paths can need the same redirect. */
function addStep(plan: BulkPlan, step: BulkStep, written: Set<string>) {
  const ids = [...new Set(step.changes.map(idOf))]
  if (ids.some((id) => written.has(id))) {
    const { id, type, hasDraft } = step
    const reasons = ['Another of these documents needs the same redirect. Do this one by itself.']
    plan.refused.push({ id, type, hasDraft, reasons })
    return
  }
  for (const id of ids) written.add(id)
  plan.steps.push(step)
}

function idOf(change: Change): string {
  if ('create' in change) return change.create._id
  if ('createOrReplace' in change) return change.createOrReplace._id
  if ('createIfNotExists' in change) return change.createIfNotExists._id
  return 'delete' in change ? change.delete.id : change.patch.id
}

async function planOne(versions: Versions, task: BulkTask, tools: Tools) {
  const { id, published, draft } = versions
  const planned = { id, type: (draft ?? published)?._type ?? '', hasDraft: draft !== null }
  return { ...planned, ...(await decide(versions, task, tools)) }
}
