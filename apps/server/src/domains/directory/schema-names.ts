// The names that RFC 7643 and RFC 7644 give to schemas and messages.

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'
export const patchMessage = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
export const listMessage = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'
