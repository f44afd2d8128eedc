import type { Example } from '@/sections/example'

const endpoints: Example<'endpoints'>['section'] = {
  _key: 'endpoints',
  _type: 'endpoints',
  anchor: '',
  eyebrow: 'Reference',
  title: 'Endpoints',
  text: 'Every endpoint answers JSON.',
  groups: [
    {
      _key: 'addresses',
      id: 'addresses',
      title: 'Addresses',
      text: 'What is known of an address.',
      endpoints: [
        {
          _key: 'get',
          id: 'get',
          method: 'GET',
          path: '/v1/address/{address}',
          summary: 'The owner, category and risk of an address.',
          fields: [],
        },
        {
          _key: 'post',
          id: 'post',
          method: 'POST',
          path: '/v1/address/{address}/screening',
          summary: 'Screens a transfer before it is sent.',
          fields: ['amount', 'currency', 'counterparty'],
        },
      ],
    },
    {
      _key: 'webhooks',
      id: 'webhooks',
      title: 'Webhooks',
      text: '',
      endpoints: [
        {
          _key: 'put',
          id: 'put',
          method: 'PUT',
          path: '/v1/webhooks/{id}',
          summary: 'Replaces a webhook.',
          fields: ['url'],
        },
        {
          _key: 'delete',
          id: 'delete',
          method: 'DELETE',
          path: '/v1/webhooks/{id}',
          summary: 'Removes a webhook.',
          fields: [],
        },
      ],
    },
  ],
}

export const ENDPOINTS_EXAMPLES: Example<'endpoints'>[] = [
  { name: 'Two groups', section: endpoints },
  { name: 'No endpoints', section: { ...endpoints, title: 'An empty catalog', groups: [] } },
]
