import { createNode, createNodeMachine } from '@sanity/comlink'
import {
  createCompatibilityActors,
  type LoaderControllerMsg,
  type LoaderNodeMsg,
} from '@sanity/presentation-comlink'

type Connection = Extract<LoaderControllerMsg, { type: 'loader/perspective' }>['data']
type Change = Extract<LoaderControllerMsg, { type: 'loader/query-change' }>['data']

const QUERY = '*[_id == $id][0]'
const HEARTBEAT = 20_000

/**
 * Receives a document from the Presentation tool, with what is typed into its form and not yet stored. The Studio stores
 * what is typed once a second; this arrives with each key. The messages are those of Sanity's loaders.
 */
export class StudioDocument {
  #id: string | undefined
  #connection: Connection | undefined
  #node = createNode<LoaderNodeMsg, LoaderControllerMsg>(
    { name: 'loaders', connectTo: 'presentation' },
    createNodeMachine<LoaderNodeMsg, LoaderControllerMsg>().provide({
      actors: createCompatibilityActors<LoaderNodeMsg>(),
    }),
  )
  #timer = setInterval(() => this.#ask(), HEARTBEAT / 2)
  #stop: () => void

  constructor(onContent: (id: string, content: Record<string, unknown>) => void) {
    this.#node.on('loader/perspective', (connection) => {
      this.#connection = connection
      this.#ask()
    })
    this.#node.on('loader/query-change', ({ query, params, result }: Change) => {
      if (query === QUERY && params.id === this.#id && result) onContent(params.id, result)
    })
    this.#stop = this.#node.start()
  }

  /** Changes the document that is received. */
  follow(id: string | undefined): void {
    if (!id || id === this.#id) return
    this.#id = id
    this.#ask()
  }

  /** Ends the connection. */
  stop(): void {
    clearInterval(this.#timer)
    this.#stop()
  }

  #ask(): void {
    if (!this.#id || !this.#connection) return
    this.#node.post('loader/query-listen', {
      ...this.#connection,
      query: QUERY,
      params: { id: this.#id },
      heartbeat: HEARTBEAT,
    })
  }
}
