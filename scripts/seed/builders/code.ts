import type { CodeExample, Endpoint, EndpointGroup } from '../../../web/src/content/types.gen.ts'
import { keyFrom } from './key.ts'

type Language = NonNullable<CodeExample['language']>
type Method = NonNullable<Endpoint['method']>

export function codeExample(
  title: string,
  language: Language,
  code: string,
  more: Pick<CodeExample, 'note' | 'install'> = {},
): CodeExample & { _key: string } {
  return {
    _type: 'codeExample',
    _key: keyFrom('example', title),
    title,
    language,
    code: code.trim(),
    ...more,
  }
}

/** An API endpoint, from a call such as `GET /v1/address/{address}` and the fields of its body, if any. */
export function endpoint(
  call: `${Method} /${string}`,
  summary: string,
  fields?: string[],
): Endpoint & { _key: string } {
  const [method, path] = call.split(' ') as [Method, string]
  return {
    _type: 'endpoint',
    _key: keyFrom('endpoint', call),
    method,
    path,
    summary,
    ...(fields ? { fields } : {}),
  }
}

export function endpointGroup(
  title: string,
  text: string,
  endpoints: (Endpoint & { _key: string })[],
): EndpointGroup & { _key: string } {
  return { _type: 'endpointGroup', _key: keyFrom('group', title), title, text, endpoints }
}
