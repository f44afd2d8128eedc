import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

type Raw = RawSectionOf<'endpoints'>
type RawGroup = NonNullable<Raw['groups']>[number]
type RawEndpoint = NonNullable<RawGroup['endpoints']>[number]
export type Method = NonNullable<RawEndpoint['method']>

export type Endpoint = {
  key: string
  /** Where a link to it leads on its page. */
  id: string
  method: Method
  path: string
  summary: string
  fields: string[]
}

export type EndpointGroup = {
  key: string
  id: string
  title: string
  text?: string | undefined
  endpoints: Endpoint[]
}

export type EndpointsProps = Heading & { groups: EndpointGroup[] }

export function toEndpoints(raw: Raw): EndpointsProps {
  return { ...toHeading(raw), groups: (raw.groups ?? []).map(toGroup) }
}

function toGroup({ _key, title, text, endpoints }: RawGroup): EndpointGroup {
  return {
    key: _key,
    id: `endpoints-${words(title ?? _key)}`,
    title: title ?? '',
    text: text ?? undefined,
    endpoints: (endpoints ?? []).map(toEndpoint),
  }
}

function toEndpoint({ _key, method, path, summary, fields }: RawEndpoint): Endpoint {
  return {
    key: _key,
    id: words(`${method ?? 'GET'} ${path ?? _key}`),
    method: method ?? 'GET',
    path: path ?? '',
    summary: summary ?? '',
    fields: fields ?? [],
  }
}

/** `GET /v1/address/{address}` → `get-v1-address-address`. */
function words(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}

export const ENDPOINTS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  groups[]{ _key, title, text, endpoints[]{ _key, method, path, summary, fields } }
`
