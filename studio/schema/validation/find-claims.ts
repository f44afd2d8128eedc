import type { ValidationContext } from 'sanity'
import { apiVersion } from '../options/api-version'
import { routableTypeNames } from '../options/routable-types'

/** A document that claims an address: it lives there, or redirects from there. */
export interface Claim {
  _id: string
  _type: string
  title: string | null
}

const claimsQuery = `*[
  (_type in $types && path.current == $address) || (_type == "redirect" && from == $address)
]{_id, _type, title}`

/** Finds every document, draft and version that claims `address`. */
export function findClaims(address: string, context: ValidationContext): Promise<Claim[]> {
  const client = context.getClient({ apiVersion }).withConfig({ perspective: 'raw' })
  return client.fetch<Claim[]>(claimsQuery, { types: routableTypeNames, address })
}
