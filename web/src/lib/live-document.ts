/** The messages between the Studio and the preview in its frame, while a document is edited. */
export type LiveMessage =
  /** From the preview, when it is ready: whatever is being edited is sent again. */
  | { type: 'live-document/ready' }
  /** From the Studio, at each change of a form: what it contains now, stored or not. */
  | { type: 'live-document/changed'; document: LiveDocument }

/** A document of any type, under the id of its draft, its release or what is published. */
export type LiveDocument = Readonly<Record<string, unknown>> & { _id: string }

/** A message of ours; undefined for any other, of which Sanity's tools send many. */
export function readLiveMessage(data: unknown): LiveMessage | undefined {
  if (!isRecord(data)) return undefined
  if (data.type === 'live-document/ready') return { type: data.type }
  const { type, document } = data
  if (type !== 'live-document/changed' || !isRecord(document)) return undefined
  const { _id } = document
  return typeof _id === 'string' ? { type, document: { ...document, _id } } : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
