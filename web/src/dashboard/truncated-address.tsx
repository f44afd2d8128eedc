const SHOWN_CHARACTERS = 20

/** Shows the start of an address; the whole of it is read aloud and shown on hover. */
export function TruncatedAddress({ address }: { address: string }) {
  return (
    <span title={address} className="font-mono text-small text-ink">
      <span aria-hidden="true">{`${address.slice(0, SHOWN_CHARACTERS)}…`}</span>
      <span className="sr-only">{address}</span>
    </span>
  )
}
