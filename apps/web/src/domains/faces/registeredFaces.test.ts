import { beforeEach, describe, expect, it } from 'vitest'
import { deviceStore } from '#lib/storage.ts'
import { forgetRegisteredFace, noteRegisteredFace, registeredFaces } from './registeredFaces.ts'

const face = (userId: string, registeredAt = '2026-11-21T10:00:00.000Z') => ({ userId, registeredAt })

describe('the local list of registered faces', () => {
  beforeEach(() => deviceStore.remove('registered-faces'))

  it('contains each person once, newest first', () => {
    noteRegisteredFace(face('a'))
    noteRegisteredFace(face('b'))
    noteRegisteredFace(face('a', '2026-11-22T10:00:00.000Z'))
    expect(registeredFaces()).toEqual([face('a', '2026-11-22T10:00:00.000Z'), face('b')])
  })

  it('removes people who delete their face data', () => {
    noteRegisteredFace(face('a'))
    noteRegisteredFace(face('b'))
    forgetRegisteredFace('a')
    expect(registeredFaces()).toEqual([face('b')])
  })

  it('has a limited length', () => {
    for (let index = 0; index < 30; index++) noteRegisteredFace(face(`person ${index}`))
    expect(registeredFaces()).toHaveLength(20)
    expect(registeredFaces()[0]).toEqual(face('person 29'))
  })

  it.each(['no list', '{}', '[1, null, {"userId": 3}, {"userId": "a", "registeredAt": "soon"}]'])(
    'is empty if it contains %s',
    (text) => {
      deviceStore.set('registered-faces', text)
      expect(registeredFaces()).toEqual([])
    },
  )
})
