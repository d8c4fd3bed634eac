/** A place for the examples of problems. */
export const examplePlace = {
  id: 'harbor',
  name: 'Harbor office',
  address: { street: '12 Harbor Street', city: 'Nashville', country: 'US' },
};
