import { readFileSync } from 'node:fs'
import { parse, type SchemaType, type TypeNode, typeEvaluate } from 'groq-js'

const SHAPE_TYPE = `/** What a value may be, and the indexes of the shapes of what is in it. */
export type Shape = {
  nullable?: true
  /** Any text, or one of these options. */
  text?: true | readonly string[]
  number?: true
  boolean?: true
  list?: number
  /** The fields of each kind of object; kinds differ in their \`_type\`. */
  objects?: readonly Readonly<Record<string, number>>[]
}`

type Shape = {
  nullable?: true
  text?: true | string[]
  number?: true
  boolean?: true
  list?: number
  objects?: Record<string, number>[]
}

/**
 * The text of `query-shapes.gen.ts`: what the result of each query may contain, by the schema that the Studio exported.
 * TypeGen writes the same as types, which are gone when the site runs.
 */
export function queryShapes(queries: readonly [string, string][], schemaFile: string): string {
  const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as SchemaType
  const table = new ShapeTable(schema)
  const results = queries.map(([type, query]) => {
    const index = table.add(typeEvaluate(parse(query), schema))
    return `  ${type.replace(/_RESULT$/, '')}: ${index},`
  })
  return `// Generated from the queries and the Studio's schema by npm run types: do not edit.

${SHAPE_TYPE}

/** Shapes refer to one another by their index. */
export const SHAPES: readonly Shape[] = [
${table.shapes.map((shape) => `  ${inLines(shape)},`).join('\n')}
]

/** The index of the shape of each query's result. */
export const RESULT_SHAPES = {
${results.join('\n')}
}
`
}

/** A shape with a line for each kind of object, so that a new field changes one of them. */
function inLines({ objects, ...shape }: Shape): string {
  if (!objects || objects.length === 1) return JSON.stringify({ ...shape, objects })
  const kinds = objects.map((kind) => `\n    ${JSON.stringify(kind)},`).join('')
  return `{ ...${JSON.stringify(shape)}, objects: [${kinds}\n  ] }`
}

/** Shapes, each only once. */
class ShapeTable {
  readonly shapes: Shape[] = []
  readonly #indexes = new Map<string, number>()
  readonly #named = new Map<string, number>()
  /** Options in the schema's order. The key is the same options sorted, as the types of queries list them. */
  readonly #orderedOptions = new Map<string, string[]>()
  readonly #schema: SchemaType

  constructor(schema: SchemaType) {
    this.#schema = schema
    JSON.stringify(schema, (_, value: unknown) => {
      const options = isUnion(value) ? textsOf(value.of) : []
      if (options.length > 0) this.#orderedOptions.set(options.toSorted().join(), options)
      return value
    })
  }

  /** The index of the shape of a type. */
  add(node: TypeNode): number {
    if (node.type === 'inline') return this.#addNamed(node.name)
    const shape = this.#shapeOf(node)
    const text = JSON.stringify(shape)
    const known = this.#indexes.get(text)
    if (known !== undefined) return known
    this.#indexes.set(text, this.shapes.push(shape) - 1)
    return this.shapes.length - 1
  }

  /** Takes the index before it visits the fields, since a type may contain itself. */
  #addNamed(name: string): number {
    const known = this.#named.get(name)
    if (known !== undefined) return known
    const index = this.shapes.push({}) - 1
    this.#named.set(name, index)
    this.shapes[index] = this.#shapeOf(this.#resolve(name))
    return index
  }

  #resolve(name: string): TypeNode {
    const type = this.#schema.find((each) => each.name === name)
    if (!type) throw new Error(`The schema has no type “${name}”.`)
    return type.type === 'type' ? type.value : { type: 'object', attributes: type.attributes }
  }

  #shapeOf(node: TypeNode): Shape {
    const types = this.#alternatives(node)
    const texts = types.filter((type) => type.type === 'string')
    const options = textsOf(texts)
    const ordered = this.#orderedOptions.get(options.toSorted().join()) ?? options
    const lists = types.filter((type) => type.type === 'array')
    const objects = types.filter((type) => type.type === 'object')
    return {
      ...(types.some(({ type }) => type === 'null') && { nullable: true }),
      ...(texts.length > 0 && { text: options.length === texts.length ? ordered : true }),
      ...(types.some(({ type }) => type === 'number') && { number: true }),
      ...(types.some(({ type }) => type === 'boolean') && { boolean: true }),
      ...(lists.length > 0 && {
        list: this.add({ type: 'union', of: lists.map(({ of }) => of) }),
      }),
      ...(objects.length > 0 && { objects: objects.map((object) => this.#fieldsOf(object)) }),
    }
  }

  /** The types of a union, and of the unions in it; a type by name where a list or an object has it. */
  #alternatives(node: TypeNode): TypeNode[] {
    if (node.type === 'union') return node.of.flatMap((type) => this.#alternatives(type))
    if (node.type === 'inline') return this.#alternatives(this.#resolve(node.name))
    return [node]
  }

  #fieldsOf(node: Extract<TypeNode, { type: 'object' }>): Record<string, number> {
    const rest = node.rest?.type === 'inline' ? this.#resolve(node.rest.name) : node.rest
    const inherited = rest?.type === 'object' ? this.#fieldsOf(rest) : {}
    const own = Object.entries(node.attributes).map(([name, { value }]) => [name, this.add(value)])
    return { ...inherited, ...Object.fromEntries(own) }
  }
}

const isUnion = (value: unknown): value is Extract<TypeNode, { type: 'union' }> =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'union'

/** The options of a union; of a text that may be anything, none. */
const textsOf = (types: readonly TypeNode[]): string[] =>
  types.flatMap((type) => (type.type === 'string' && type.value ? type.value : []))
