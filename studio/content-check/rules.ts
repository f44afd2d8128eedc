import {
  createSchema,
  type SanityClient,
  type SanityDocument,
  type ValidationMarker,
  validateDocument,
  type Workspace,
} from 'sanity'
import { schemaTypes } from '../schema/index'
import { unaccepted } from '../schema/validation/accepted-warnings'
import { type Finding, type Stored, titleOf } from './content'

// Validation needs only the schema of a workspace.
const schema = createSchema({ name: 'default', types: schemaTypes })
const workspace = { schema } as Workspace
const PARALLEL = 8

/** The findings of the Studio’s validation rules, without accepted warnings. */
export async function checkRules(client: SanityClient, documents: Stored[]): Promise<Finding[]> {
  const findings: Finding[][] = []
  const waiting = [...documents.entries()]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, document] = next
      findings[index] = schema.has(document._type)
        ? await validate(client, document)
        : [unknownType(document)]
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, lane))
  return findings.flat()
}

async function validate(client: SanityClient, document: Stored): Promise<Finding[]> {
  const markers = await validateDocument({
    document: document as unknown as SanityDocument,
    workspace,
    getClient: ({ apiVersion }) => client.withConfig({ apiVersion }),
  })
  return unaccepted(markers, document).flatMap(({ level, path, message }) =>
    level === 'info'
      ? []
      : [{ level, check: 'rules', id: document._id, path: inDots(path), message }],
  )
}

function inDots(path: ValidationMarker['path']): string {
  return path
    .map((step) => (typeof step === 'object' && '_key' in step ? step._key : String(step)))
    .join('.')
}

function unknownType(document: Stored): Finding {
  return {
    level: 'warning',
    check: 'rules',
    id: document._id,
    path: '',
    message: `The Studio has no type "${document._type}", so no editor can open “${titleOf(document)}”. Migrate or delete it.`,
  }
}
