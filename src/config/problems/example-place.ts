/** A place for the examples of problems. */
export const examplePlace = {
  id: 'harbor',
  name: 'Practice at the harbor',
  address: { street: '12 Harbor Street', city: 'Nashville', country: 'US' },
};
