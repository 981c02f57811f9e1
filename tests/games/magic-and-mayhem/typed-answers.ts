/** What a child or a grandmother would type: five answers that mean the right one, and what is near but wrong. By riddle. */
export const TYPED: { readonly [riddle: string]: { readonly right: readonly string[]; readonly wrong: readonly string[] } } = {
  'never-left-at-bedtime': { right: ["It's time", 'my time', 'free time', 'spare time', 'tiem'], wrong: ['money', 'sleep', 'a clock'] },
  'jingle-in-the-other-coat': {
    right: ['Keys', 'my door key', 'the castle key', 'front door keys', 'a car key'],
    wrong: ['a lock', 'the door', 'a comb'],
  },
  'never-dizzy': { right: ['wheels', 'a wagon wheel', 'cartwheel', 'it is a tyre', 'weel'], wrong: ['a ball', 'a globe', 'a wagon'] },
  'neighbours-move-house': {
    right: ['drums', 'a toy drum', 'bongos', 'a big drum', 'a drumm'],
    wrong: ['a guitar', 'a trumpet', 'a baby'],
  },
  'best-ice-cream': { right: ['Nothing!', 'nothing at all', 'nowt', 'absolutely nothing', 'zip'], wrong: ['something', 'air', 'anything'] },
  'two-banks-no-coins': { right: ['a stream', 'rivers', 'the little river', 'a beck', 'a brook'], wrong: ['a road', 'a purse', 'the sea'] },
  'always-on-my-way': {
    right: ["it's tomorrow", 'tommorrow', 'the next day', 'tmrw', 'tomorow'],
    wrong: ['today', 'yesterday', 'Monday'],
  },
  'out-past-bedtime': {
    right: ['a star', 'twinkling stars', 'a falling star', 'the stars at night', 'starrs'],
    wrong: ['the moon', 'owls', 'bats'],
  },
  'fills-the-cave': { right: ['the dark', "it's dark", 'pitch black', 'blackness', 'darknes'], wrong: ['light', 'smoke', 'a bat'] },
  'row-of-yellow-teeth': {
    right: ['sweet corn', 'corn on a cob', 'maize', 'a corncob', 'an ear of maize'],
    wrong: ['a banana', 'a lion', 'a pea'],
  },
  'logs-for-supper': {
    right: ['a camp fire', 'flames', 'a bon fire', 'the fire', 'a log fire'],
    wrong: ['a sausage', 'a beaver', 'a dragon'],
  },
  'thief-of-hats': { right: ['a breeze', 'the wind', 'a storm', 'a draught', 'gusts of wind'], wrong: ['a ghost', 'the rain', 'a thief'] },
  'drummer-in-a-cage': {
    right: ['my heart', 'a heart beat', "it's your heart", 'my ticker', 'a beating heart'],
    wrong: ['a lung', 'a bird', 'blood'],
  },
  'up-and-over': { right: ['an hour', 'hours', 'time', 'sixty minutes', 'one huor'], wrong: ['a day', 'a minute', 'midnight'] },
  'mountain-in-a-bath': {
    right: ['an ice berg', 'iceburg', 'icebergs', 'a floating iceberg', 'an ice mountain'],
    wrong: ['an island', 'ice', 'a whale'],
  },
  'spitty-cake': {
    right: ['a birthday candle', 'candles', 'candel', 'a wax candle', 'the candles on a cake'],
    wrong: ['a cake', 'a match', 'a balloon'],
  },
  'row-of-cold-carrots': {
    right: ['icicles', 'an icycle', 'an ice cycle', 'an ice spike', 'ice sickles', 'a row of icicles'],
    wrong: ['snow', 'a carrot', 'frost'],
  },
  'always-the-last-word': { right: ['an echo', 'my own echo', 'your echo', 'echos', 'ecko'], wrong: ['a parrot', 'a voice', 'a mirror'] },
  'splash-your-sister': { right: ['water', 'some water', 'H2O', 'tap water', 'watter'], wrong: ['steam', 'ice', 'milk'] },
  'after-the-goblins-came': {
    right: ['a crumb', 'bread crumbs', 'cake crumbs', 'crums', 'biscuit crumbs'],
    wrong: ['nothing', 'cheese', 'a plate'],
  },
  'there-goes-your-toe': {
    right: ['a hole', 'the hole in my sock', 'holes', 'a hole in the ground', 'a pit'],
    wrong: ['a sock', 'sand', 'a toe'],
  },
  'one-giggle': { right: ['the quiet', 'silence', 'peace', 'being quiet', 'silense'], wrong: ['noise', 'the rules', 'books'] },
  'home-in-your-shoes': {
    right: ['the sand', 'beach sand', 'some sand', 'sand on the beach', 'a grain of sand'],
    wrong: ['a beach', 'a shell', 'a sandcastle'],
  },
  'heavy-little-word': { right: ['a ton', 'one tonne', 'tons', '1 ton', 'a metric ton'], wrong: ['not', 'a kilo', 'a car'] },
  'house-upside-down': {
    right: ['sand', 'sand in a sand timer', 'an egg timer', 'a sandglass', 'grains of sand'],
    wrong: ['children', 'snow', 'a clock'],
  },
  'undressed-for-winter': {
    right: ['a tree', 'an oak tree', 'trees', 'a chestnut tree', 'a leafy tree'],
    wrong: ['a pine tree', 'a fir tree', 'a snowman'],
  },
  'scratches-like-a-cat': {
    right: ['a red rose', 'roses', 'a flower', 'a rose bush', 'a pink rose', 'a wild rose'],
    wrong: ['a cat', 'a tulip', 'a thorn'],
  },
  'wet-as-a-frog': { right: ['a bath towel', 'towels', 'towl', 'a hand towel', 'my towel'], wrong: ['a mop', 'soap', 'a sponge'] },
  'you-may-get-one-back': {
    right: ['a smile', 'a grin', 'smiling', 'a smiley face', 'a big smile'],
    wrong: ['a kiss', 'a beard', 'a frown'],
  },
  'three-that-sound-the-same': {
    right: ['sent, scent, cent', 'cent, scent and sent', 'scent and cent and sent', 'scent/cent/sent', 'they are scent, cent and sent'],
    wrong: ['smell', 'a penny', 'a nose'],
  },
  'never-a-true-yes': {
    right: ['Are you asleep?', 'are you sleeping', 'r u asleep', 'are you a sleep', 'did you fall asleep'],
    wrong: ['are you awake', 'are you hungry', 'what time is it'],
  },
  'soup-from-tuesday': {
    right: ['a t shirt', 'my jumper', 'a sweater', 'a pullover', 'a dress'],
    wrong: ['trousers', 'a bib', 'a tortoise'],
  },
  'under-the-bread': { right: ['the fire', 'flames', "it's fire", 'an open fire', 'a flame'], wrong: ['an oven', 'butter', 'smoke'] },
  'tip-tap': { right: ['foot steps', 'your footprints', 'my steps', 'foot prints', 'footstep'], wrong: ['shoes', 'feet', 'a shadow'] },
  'little-fingers': {
    right: ['a pinky promise', 'a pinkie promise', 'my word', 'a vow', 'promis'],
    wrong: ['a secret', 'a friend', 'a lie'],
  },
  'bed-with-a-lid': { right: ['a coffin', 'a casket', "a vampire's coffin", 'coffins', 'cofin'], wrong: ['a bath', 'a pot', 'a grave'] },
  'twins-in-the-wash': {
    right: ['socks', 'an odd sock', 'a pair of socks', 'my sock', 'a missing sock'],
    wrong: ['gloves', 'shoes', 'the twins'],
  },
  'nobody-trips-over-me': {
    right: ['my shadow', 'a shadow', 'shaddow', 'my own shadow', 'shadows'],
    wrong: ['a dog', 'a mirror', 'a footprint'],
  },
  'when-the-sky-cries': {
    right: ['a brolly', 'umbrela', 'an umbrella', 'a parasol', 'brollies'],
    wrong: ['a raincoat', 'a mop', 'a mushroom'],
  },
  'must-not-get-warm': {
    right: ['a snow man', 'snowmen', 'a snow lady', 'Frosty the Snowman', 'a snowwoman'],
    wrong: ['a rabbit', 'a snowball', 'an ice cream'],
  },
  'pulls-a-face-back': {
    right: ['a mirror', 'the looking glass', 'my reflection', 'mirrer', 'a bathroom mirror'],
    wrong: ['a window', 'a photo', 'a queen'],
  },
  'stared-at-in-school': {
    right: ['the clock', 'a school clock', 'clocks', 'a wall clock', 'the classroom clock'],
    wrong: ['the teacher', 'a bell', 'the blackboard'],
  },
  'spine-and-jacket': {
    right: ['a story book', 'books', 'a library book', 'a pirate book', 'a novel'],
    wrong: ['a pirate', 'a bookshelf', 'a skeleton'],
  },
  'break-the-wall-to-get-out': {
    right: ['an egg', "a hen's egg", 'eggs', "a chicken's egg", 'a boiled egg'],
    wrong: ['an igloo', 'a chick', 'a castle'],
  },
  'ten-thin-coats': {
    right: ['onions', 'a red onion', 'an onoin', 'a spring onion', 'a shallot'],
    wrong: ['a potato', 'a cabbage', 'a leek'],
  },
  'met-some-spinach': {
    right: ['my tooth brush', 'a brush', 'toothbrushes', 'toothbush', 'an electric tooth brush'],
    wrong: ['toothpaste', 'a comb', 'a tooth'],
  },
  'hit-your-best-friend': {
    right: ['a cushion', 'pillows', 'a pilow', 'my pillow', 'a feather pillow'],
    wrong: ['a blanket', 'a bed', 'a mattress'],
  },
  'ball-or-banana': { right: ['the moon', 'a full moon', 'moons', 'a crescent moon', 'a new moon'], wrong: ['the sun', 'a star', 'night'] },
  'goblins-have-looked': {
    right: ['a rain bow', 'rainbows', 'ranbow', 'the rainbow', 'a double rainbow'],
    wrong: ['the sun', 'a bridge', 'rain'],
  },
  'here-a-moment-ago': {
    right: ['soap bubbles', 'a bubble', 'bubbel', 'bubbles', 'a soap bubble'],
    wrong: ['a balloon', 'a ball', 'foam'],
  },
  'still-at-the-gate': {
    right: ['a snail', 'snails', 'a snale', 'a garden snail', 'a little snail'],
    wrong: ['a slug', 'a crab', 'a tortoise'],
  },
  'knees-knock': { right: ['a step ladder', 'ladders', 'a lader', 'a tall ladder', 'the ladder'], wrong: ['a tree', 'a cat', 'stairs'] },
  'eyes-that-see-nothing': {
    right: ['a coat button', 'buttons', 'a buton', 'the button', 'a shirt button'],
    wrong: ['a zip', 'a needle', 'a snowman'],
  },
  'stands-behind-the-door': {
    right: ["a witch's broom", 'a broom stick', 'a sweeping brush', 'brooms', 'a besom'],
    wrong: ['a mop', 'a hoover', 'a witch'],
  },
  'shy-one-below': { right: ['my bed', 'beds', 'a double bed', 'bunk beds', 'a cot'], wrong: ['a table', 'a chair', 'a pillow'] },
  'rude-noise': {
    right: ['a baloon', 'balloons', 'a party balloon', 'a ballon', 'a birthday balloon'],
    wrong: ['a bubble', 'a whistle', 'a hedgehog'],
  },
  'two-sharp-brothers': {
    right: ['a pair of scissors', 'sissors', 'scissors', 'shears', 'paper scissors'],
    wrong: ['a knife', 'a comb', 'a stapler'],
  },
  'third-one-creaks': {
    right: ['the stairs', 'steps', 'a flight of steps', 'a stair case', 'the staircase'],
    wrong: ['a shelf', 'shoes', 'a floor'],
  },
  'flat-as-toast': {
    right: ['a pirate map', 'a treasure map', 'maps', 'a road map', 'a chart'],
    wrong: ['a globe', 'an atlas', 'a beach'],
  },
  'twin-on-the-bus': {
    right: ['a glove', 'mittens', 'my gloves', 'a woolly glove', 'a pair of gloves'],
    wrong: ['a hand', 'a sock', 'a hat'],
  },
  'all-of-me-in-trouble': {
    right: ['my name', 'a name', 'your full name', 'my Christian name', 'my own name'],
    wrong: ['a birthday', 'a nappy', 'a mother'],
  },
  'hurts-my-feelings': { right: ['a gost', 'ghosts', 'a phantom', 'a spook', 'a ghostie'], wrong: ['a witch', 'a vampire', 'a sandwich'] },
  'dives-into-soup': {
    right: ['a soup spoon', 'spoons', 'a ladle', 'a dessert spoon', 'my spoon'],
    wrong: ['a fork', 'a bowl', 'a knife'],
  },
  'finds-out-about-cake': {
    right: ['my nose', 'noses', 'a runny nose', 'the nose', 'a nostril'],
    wrong: ['an ear', 'a river', 'a tongue'],
  },
  'tickle-wait-bang': { right: ['atishoo', 'achoo', 'a-choo!', 'a big sneeze', 'atishu'], wrong: ['a cough', 'a hiccup', 'bless you'] },
  'face-to-face': { right: ['a yawn', 'yawning', 'a big yawn', 'yaun', 'yawns'], wrong: ['a song', 'a sneeze', 'a smile'] },
  'a-bit-jealous': {
    right: ['a puddle', 'puddles', 'a muddy puddle', 'a puddel', 'a puddle of water'],
    wrong: ['a river', 'the rain', 'a bath'],
  },
  'pay-for-the-holes': {
    right: ['some cheese', 'chees', 'Swiss cheese', 'cheddar', 'a piece of cheese'],
    wrong: ['a sock', 'a mouse', 'bread'],
  },
  'down-on-the-dog': {
    right: ['pancakes', 'a pan cake', 'a crêpe', 'a flapjack', 'a drop scone'],
    wrong: ['a plate', 'a pizza', 'an egg'],
  },
  'trees-love-to-catch-me': { right: ['a kite', 'kites', 'my kite', 'a kyte', 'a paper kite'], wrong: ['a dog', 'a bird', 'a plane'] },
  'we-have-never-met': {
    right: ['my bones', 'a skeleton', 'skelton', 'the bones', 'a skelington'],
    wrong: ['a heart', 'a brain', 'a ghost'],
  },
  'never-knits-a-scarf': {
    right: ['a spider', 'spiders', 'spidder', 'Incy Wincy Spider', 'a tarantula'],
    wrong: ['a grandma', 'a fly', 'a bat'],
  },
  'up-you-go': { right: ['a swing', 'swings', 'the rope swing', 'a tyre swing', 'a swinng'], wrong: ['a slide', 'a monkey', 'a see-saw'] },
  'brave-in-the-dark': {
    right: ['my teddy', 'teddybear', 'a soft toy', 'my stuffed animal', 'a bear'],
    wrong: ['a cat', 'a pillow', 'my brother'],
  },
  'fell-out-of-bed': { right: ['the rain', 'rain drops', 'a shower', "it's raining", 'drizzle'], wrong: ['snow', 'the sun', 'a bird'] },
  'up-your-sleeve': {
    right: ['icecream', 'an ice cream cone', 'an ice lolly', 'a popsicle', 'ice-cream'],
    wrong: ['a cake', 'a snowman', 'a hat'],
  },
  'tongues-hanging-out': { right: ['my shoes', 'a shoe', 'boots', 'trainers', 'a pair of shoes'], wrong: ['dogs', 'socks', 'hats'] },
  'pin-in-my-hip': { right: ['a bee', 'bumble bee', 'a honey bee', 'a wasp', 'bees'], wrong: ['a butterfly', 'a tiger', 'a zebra'] },
  'guess-who-i-am': { right: ['frogs', 'a green frog', 'a toad', 'the frog', 'a frogg'], wrong: ['a fish', 'a duck', 'a dog'] },
  'not-coming-back': {
    right: ['the train', 'trains', 'a steam train', 'the tube', 'a choo choo train'],
    wrong: ['a car', 'a ship', 'a snail'],
  },
  'sick-of-your-mud': { right: ['the soap', 'a bar of soap', 'shampoo', 'a soap', 'soep'], wrong: ['a towel', 'a fish', 'a frog'] },
  'over-the-wall': { right: ['my hat', 'a cap', 'a sun hat', 'a woolly hat', 'hats'], wrong: ['hair', 'a coat', 'an umbrella'] },
  'spit-when-you-shout': {
    right: ['my tooth', 'teeth', 'a baby tooth', 'a wobbly tooth', 'a milk tooth'],
    wrong: ['a hair', 'a nose', 'an ear'],
  },
  'nose-is-a-hose': {
    right: ['elephants', 'the elephant', 'elefant', 'a baby elephant', 'a mammoth'],
    wrong: ['a fireman', 'a mouse', 'a rhino'],
  },
  'worm-and-a-king': {
    right: ['apples', 'a red apple', 'the poison apple', 'an aple', 'a green apple'],
    wrong: ['a pear', 'a cherry', 'a leaf'],
  },
  'duck-has-fun-too': {
    right: ['the bath', 'a bath tub', 'bathtub', 'a bubble bath', 'bathtime'],
    wrong: ['the sea', 'a towel', 'a boat'],
  },
  'lunch-for-blackbirds': {
    right: ['worms', 'an earth worm', 'the worm', 'a wiggly worm', 'earthworm'],
    wrong: ['a snail', 'a fish', 'a bird'],
  },
  'pins-but-no-needles': {
    right: ['hedgehogs', 'the hedgehog', 'hedghog', 'hedge hog', 'a porcupine'],
    wrong: ['a cat', 'a cactus', 'a football'],
  },
  'slap-on-your-cheek': { right: ['spagetti', 'noodles', 'pasta', 'some spaghetti', 'spag bol'], wrong: ['worms', 'a snake', 'string'] },
  'chew-and-i-chew': { right: ['cows', 'the cow', 'a goat', 'a moo cow', 'a dairy cow'], wrong: ['a horse', 'a hen', 'milk'] },
  'paints-you-pink': { right: ['the sun', 'sunshine', 'the sunlight', 'sun', 'a sun beam'], wrong: ['the moon', 'paint', 'a bird'] },
  'covered-in-muck': { right: ['a digger', 'diggers', 'an excavator', 'a bulldozer', 'a JCB'], wrong: ['a worm', 'a mole', 'a bus'] },
  'without-a-knee': { right: ['snakes', 'a python', 'the snake', 'a cobra', 'a snak'], wrong: ['a giraffe', 'a worm', 'a rope'] },
  'flap-flap': { right: ['tents', 'a tipi', 'the tent', 'a camping tent', 'a tennt'], wrong: ['a caravan', 'a castle', 'a snail'] },
  'thirsty-holes': { right: ['the sponge', 'a bath sponge', 'sponges', 'a mop', 'a spunge'], wrong: ['cheese', 'a net', 'a bucket'] },
  'till-there-is-only-your-chin': {
    right: ['zipper', 'a zip', 'zips', 'the zip on my coat', 'a coat zip'],
    wrong: ['a button', 'a shark', 'a dentist'],
  },
  'renting-the-hall': {
    right: ['the bridge', 'bridges', 'a stone bridge', 'a foot bridge', 'a brige'],
    wrong: ['a boat', 'a fish', 'a road'],
  },
  'mice-say-thank-you': {
    right: ['the bell', 'bells', 'a church bell', 'the school bell', 'a bel'],
    wrong: ['a clock', 'a teacher', 'a dog'],
  },
  'rumble-soup': {
    right: ['volcano', 'an active volcano', 'volcanoes', 'a vulcano', 'the volcano'],
    wrong: ['a dragon', 'a cook', 'an iceberg'],
  },
  'begged-me-to-stop': {
    right: ['feathers', 'a goose feather', 'a bird feather', 'a fether', 'the feather'],
    wrong: ['a snowflake', 'a flower', 'straw'],
  },
  'not-here-yesterday': {
    right: ['mushrooms', 'a toadstool', 'a mushrom', 'the mushroom', 'fungi'],
    wrong: ['a flower', 'a tent', 'a leaf'],
  },
  'not-keen-on-you': {
    right: ['magnets', 'a fridge magnet', 'the magnet', 'a magnit', 'a horseshoe magnet'],
    wrong: ['tape', 'a hammer', 'a spider'],
  },
  'and-im-saying-it-too': { right: ['parrots', 'a talking parrot', 'a budgie', 'a bird', 'parot'], wrong: ['a baby', 'an owl', 'a radio'] },
  'head-on-the-floor-side': {
    right: ['bats', 'a vampire bat', 'the bat', 'a fruit bat', 'a flying fox'],
    wrong: ['an owl', 'an opossum', 'a moth'],
  },
  'hum-a-low-hum': { right: ['the fridge', 'refrigerator', 'fridges', 'a freezer', 'a frige'], wrong: ['an oven', 'a cook', 'a kettle'] },
  'winks-all-night': {
    right: ['the lighthouse', 'lighthouses', 'a light house', 'a beacon', 'lihgthouse'],
    wrong: ['the moon', 'a pirate', 'a lamp'],
  },
  'better-not-hug-me': {
    right: ['cacti', 'the cactus', 'cactuses', 'a catcus', 'a cactus plant'],
    wrong: ['a hedgehog', 'a camel', 'a rose'],
  },
  'no-dentist': {
    right: ['the piano', 'a grand piano', 'a keyboard', 'pianos', 'an organ'],
    wrong: ['a zebra', 'a crocodile', 'a guitar'],
  },
  'cat-goes-and-hides': {
    right: ['the hoover', 'a vacuum', 'vacuum cleaner', 'vacum cleaner', 'a hoover'],
    wrong: ['an elephant', 'a lion', 'a broom'],
  },
  'landed-that-way': { right: ['a dice', 'the dice', 'dice', 'a game die', 'the die'], wrong: ['a card', 'a ball', 'a spider'] },
  'dripping-with-weed': {
    right: ['the anchor', 'an anker', "a ship's anchor", 'anchors', 'an ancor'],
    wrong: ['a fish', 'a rope', 'a pirate'],
  },
  'always-be-six': {
    right: ['a photo', 'a picture', 'family photo', 'the photos', 'a fotograph'],
    wrong: ['a mirror', 'a clock', 'a ghost'],
  },
  'friend-shouts-boo': { right: ['the hiccups', 'a hiccup', 'hickups', 'hicups', 'hiccoughs'], wrong: ['a cough', 'a frog', 'a joke'] },
  'nobody-flees': {
    right: ['my birthday', 'a birthday party', 'birthdays', 'bithday', "it's your birthday"],
    wrong: ['Christmas', 'New Year', 'a dentist'],
  },
  'first-thing-you-blame': {
    right: ['batteries', 'the battery', 'a batery', 'an AA battery', 'a flat battery'],
    wrong: ['a plug', 'a remote', 'a bone'],
  },
  'never-been-outside': {
    right: ['the lift', 'an elevator', 'lifts', 'an elevater', 'the elevator'],
    wrong: ['a train', 'a bus', 'a cupboard'],
  },
  'three-eyes-one-open': {
    right: ['the traffic light', 'a stop light', 'traffic lights', 'trafic lights', 'a traffic signal'],
    wrong: ['a policeman', 'a flamingo', 'a monster'],
  },
  'trips-over-twisters': { right: ['my tongue', 'a tongue', 'the tongue', 'tounge', 'tonge'], wrong: ['teeth', 'a worm', 'a fish'] },
  'perfectly-well-with-one': {
    right: ['secrets', 'a secret', 'the secret', 'a big secret', 'a secrit'],
    wrong: ['a joke', 'a cold', 'a spy'],
  },
  'socks-are-about': {
    right: ['my breath', 'breath', 'a breath', 'the breathing', 'breth'],
    wrong: ['your nose', 'a pipe', 'your temper'],
  },
  'i-was-tomorrow': {
    right: ['the past', 'yesterday', 'history', 'yesturday', 'the day before'],
    wrong: ['tonight', 'next week', 'your birthday'],
  },
  'up-and-never-down': { right: ['my age', 'age', 'years', 'how old you are', 'the age'], wrong: ['a kite', 'height', 'hair'] },
  'one-seat-only': { right: ['dreams', 'a nightmare', 'dreaming', 'a bad dream', 'my dream'], wrong: ['television', 'a ghost', 'a book'] },
  'hurt-no-knees': { right: ['a sleep', 'sleeping', 'a nap', 'bedtime', 'a snooze'], wrong: ['a hole', 'a dream', 'school'] },
  'ten-more-like-me': { right: ['lies', 'a fib', 'a white lie', 'lying', 'a big lie'], wrong: ['a secret', 'a joke', 'a riddle'] },
  'gets-nowhere': { right: ['a cold', 'the flu', 'a runny nose', 'the sniffles', 'germs'], wrong: ['a ball', 'a present', 'a fish'] },
  'by-the-third-time': { right: ['jokes', 'a funny joke', 'a dad joke', 'a pun', 'a riddle'], wrong: ['a code', 'a whip', 'a coconut'] },
  'fifty-left-feet': {
    right: ['a line', 'the queue', 'people in a line', 'a queue of people', 'a que'],
    wrong: ['a centipede', 'a snail', 'a knife'],
  },
  'spat-it-all-out': { right: ['the fog', 'mist', 'a cloud', 'haze', "it's foggy"], wrong: ['the night', 'a whale', 'snow'] },
  'father-stays-home': {
    right: ['the smoke', 'smoke from a fire', 'chimney smoke', 'a smoke', 'fumes'],
    wrong: ['a balloon', 'an onion', 'a bird'],
  },
  'pulls-its-own-tail': {
    right: ['the needle', 'a sewing needle', 'needle and thread', 'needels', 'needles'],
    wrong: ['a pirate', 'a button', 'a pin'],
  },
  'pig-on-the-shelf': { right: ['coins', 'a penny', 'money', 'a euro', 'a gold coin'], wrong: ['a fish', 'a pancake', 'a button'] },
  'spades-never-dug': {
    right: ['cards', 'a pack of cards', 'deck of cards', 'playing cards', 'a card game'],
    wrong: ['chess', 'a garden', 'a castle'],
  },
  'nobody-gets-a-scratch': {
    right: ['chess', 'a game of chess', 'chess pieces', 'chess set', 'ches'],
    wrong: ['a castle', 'football', 'cards'],
  },
  'one-shaky-finger': {
    right: ['the compass', 'a compas', 'compass needle', 'compasses', 'a magnetic compass'],
    wrong: ['a map', 'a clock', 'a star'],
  },
  'every-story-of-all': { right: ['letters', 'the alphabet', 'ABC', 'the letters', 'alfabet'], wrong: ['pictures', 'words', 'numbers'] },
  'not-worth-a-bean': { right: ['a zero', 'nought', '0', 'the number zero', 'nil'], wrong: ['one', 'ten', 'a hundred'] },
  'nobody-tries': {
    right: ['mistakes', 'an error', 'a spelling mistake', 'a wrong answer', 'misstake'],
    wrong: ['a pencil', 'homework', 'a drawing'],
  },
  'not-one-ship': {
    right: ['horizon', 'the skyline', 'horizen', 'the edge of the world', 'the end of the world'],
    wrong: ['an island', 'a rainbow', 'a bird'],
  },
  'toast-and-tea': {
    right: ['gravity', 'the force of gravity', 'gravitation', 'graviti', 'the pull of the earth'],
    wrong: ['the wind', 'a belt', 'a monkey'],
  },
  'write-on-my-skin': { right: ['the dust', 'dust bunnies', 'some dust', 'dirt', 'specks of dust'], wrong: ['a cat', 'a book', 'a fly'] },
  'did-so-did-not': { right: ['a quarrel', 'a fight', 'arguing', 'an arguement', 'a row'], wrong: ['a joke', 'a cake', 'a noise'] },
  'loses-a-leaf': {
    right: ['the calendar', 'a calender', 'a wall calendar', 'calendars', 'a diary'],
    wrong: ['a clock', 'an oak', 'a book'],
  },
  'one-bright-idea': {
    right: ['matches', 'a matchstick', 'the match', 'a match stick', 'box of matches'],
    wrong: ['a lamp', 'a pencil', 'a clown'],
  },
  'voice-in-its-socks': {
    right: ['whispering', 'a whisper', 'a quiet voice', 'whispers', 'wisper'],
    wrong: ['a song', 'a cat', 'an echo'],
  },
  'ask-the-clover': { right: ['good luck', 'luck', 'fortune', 'the luck', 'chance'], wrong: ['a wizard', 'money', 'magic'] },
  'nothing-but-string': { right: ['a knot', 'knots', 'a tangle', 'a double knot', 'a bow'], wrong: ['a spider', 'a worm', 'a comb'] },
  'tear-me-open': {
    right: ['letters', 'the post', 'a leter', 'mail', 'a letter from a friend'],
    wrong: ['a book', 'a cyclist', 'a newspaper'],
  },
  'and-he-keeps-them': {
    right: ['wishes', 'a birthday wish', 'my wish', 'a dream', 'the wish'],
    wrong: ['a secret', 'a lamp', 'a present'],
  },
  'somebody-lost-a-slipper': {
    right: ['midnight', "12 o'clock", "twelve o'clock", 'the middle of the night', 'mid-night'],
    wrong: ['noon', 'morning', 'bedtime'],
  },
  'no-autumn-ever': { right: ['R', 'letter r', 'an R', 'the R', 'It is the letter r'], wrong: ['snow', 'the cold', 'the letter S'] },
  'upside-down-still-me': { right: ['at noon', 'mid day', 'NOON', 'high noon', '12 noon'], wrong: ['the moon', 'evening', 'tea'] },
  'odd-till-beheaded': { right: ['7', 'Seven', 'the number 7', 'number seven', 'sevn'], wrong: ['eight', 'five', 'zero'] },
  'all-in-line': { right: ['40', 'fourty', 'the number 40', 'number forty', 'Forty!'], wrong: ['four', 'fourteen', 'fifty'] },
  'sit-still-and-stir': { right: ['to listen', 'listening', 'listen to them', 'lisen', 'you listen'], wrong: ['talk', 'help', 'silent'] },
  'pudding-the-wrong-way': {
    right: ['being stressed', 'stressed out', 'stress', 'under stress', 'stresed'],
    wrong: ['tired', 'nervous', 'a cake'],
  },
  'found-the-dog': {
    right: ['drawers', 'a sock drawer', 'the kitchen drawer', 'the drawer', 'drawr'],
    wrong: ['a cupboard', 'money', 'a reward'],
  },
  'stirred-and-sweet': {
    right: ['lemons', 'lemon and melon', 'the lemon', 'lemmon', 'lemon, melon'],
    wrong: ['a lime', 'an orange', 'vinegar'],
  },
  'last-goes-first': {
    right: ['the Earth', 'planet earth', 'erth', 'earth, heart', 'our earth'],
    wrong: ['the floor', 'the ground floor', 'mars'],
  },
  'never-later-than-this': {
    right: ['a present', 'the present moment', 'now', 'a gift', 'the here and now'],
    wrong: ['the past', 'a parcel tape', 'the future'],
  },
  'grows-in-the-dark': {
    right: ['pupils', 'the pupil', 'pupil of the eye', 'a pupill', 'my pupil'],
    wrong: ['a teacher', 'an owl', 'tears'],
  },
  'lawn-and-chin': { right: ['moles', 'the mole', 'a spy mole', 'my mole', 'some moles'], wrong: ['a rabbit', 'a beard', 'a wart'] },
  'shop-gives-me-back': {
    right: ['changes', 'to change', 'small change', 'your change', 'chainge'],
    wrong: ['money', 'a sale', 'clothes'],
  },
  'palm-and-letter': { right: ['dates', 'the date', 'daate', 'going on a date', 'these dates'], wrong: ['a coconut', 'a stamp', 'love'] },
  'paris-and-every-line': {
    right: ['capitals', 'a capital letter', 'capital city', 'the capital', 'capitol'],
    wrong: ['a city', 'money', 'a full stop'],
  },
  'tooth-and-tree': {
    right: ['roots', 'a tree root', 'a square root', 'the root', 'root of a tooth'],
    wrong: ['a branch', 'a tooth fairy', 'division'],
  },
  'fish-and-kitchen': { right: ['scale', 'fish scales', 'kitchen scales', 'the scales', 'skales'], wrong: ['fins', 'keys', 'a spoon'] },
  'judge-and-writer': {
    right: ['sentences', 'the sentence', 'prison sentence', 'a sentance', 'a long sentence'],
    wrong: ['a story', 'a punishment', 'a word'],
  },
  'clock-and-prize': { right: ['seconds', 'second place', 'the second', '2nd', 'secund'], wrong: ['a minute', 'bronze', 'a medal'] },
  'bees-and-bars': { right: ['cells', 'a prison cell', 'the cell', 'a jail cell', 'body cells'], wrong: ['a room', 'blood', 'a cage'] },
  'keep-it-in-the-bank': {
    right: ['interests', 'the interest', 'interested', 'intrest', 'interest rates'],
    wrong: ['curious', 'profit', 'patience'],
  },
  'in-bed-and-in-the-hills': {
    right: ['springs', 'springtime', 'the spring', 'a spring', 'bed spring'],
    wrong: ['summer', 'a pillow case', 'a stream'],
  },
  'nobody-won': { right: ['ties', 'a necktie', 'the tie', 'to tie', 'neck tie'], wrong: ['a scarf', 'a bow tie clip', 'laces'] },
  'hot-and-learned': {
    right: ['degrees', 'one degree', 'a university degree', 'the degree', 'degrea'],
    wrong: ['a metre', 'the sun', 'an exam'],
  },
  'king-and-rackets': {
    right: ['courts', 'a tennis court', 'the court', 'a law court', 'royal court'],
    wrong: ['a castle', 'a jury', 'a lawn'],
  },
  'older-than-your-bike': {
    right: ['memories', 'your memory', 'a memory', 'remembering', 'memry'],
    wrong: ['a photo album', 'the attic', 'the future'],
  },
  'eyes-shut-backwards': { right: ['faith', 'confidence', 'trusting', 'my trust', 'trusst'], wrong: ['a wall', 'money', 'fear'] },
  'first-you-do-me': { right: ['habits', 'a bad habit', 'old habit', 'the habit', 'a habbit'], wrong: ['a knot', 'work', 'a robot'] },
  'nobody-wants-yours': {
    right: ['opinions', 'my opinion', 'a point of view', 'opinon', 'a view'],
    wrong: ['a cold', 'clothes', 'a fact'],
  },
  'eight-fell-over': {
    right: ['infinite', 'eternity', 'forever', 'the infinity sign', 'infinaty'],
    wrong: ['zero', 'a million', 'a circle'],
  },
  'children-and-fools': { right: ['truths', 'the whole truth', 'honesty', 'truht', 'facts'], wrong: ['a lie', 'rubber', 'a joke'] },
  'eaten-homework': {
    right: ['excuses', 'a bad excuse', 'excuse me', 'the excuse', 'exscuse'],
    wrong: ['a watch', 'an apology card', 'a bag'],
  },
  'legs-in-the-village': { right: ['rumours', 'rumor', 'gossip', 'fake news', 'roumor'], wrong: ['bread', 'a secret', 'noon'] },
  'cards-for-one': { right: ['being patient', 'patient', 'patiens', 'your patience', 'pateince'], wrong: ['a queue', 'poker', 'glasses'] },
  'sleeps-well-when-clean': {
    right: ['my conscience', 'a clear conscience', 'guilty conscience', 'concience', 'inner voice'],
    wrong: ['a ghost', 'a dream', 'soap'],
  },
  'no-fear-no-me': { right: ['bravery', 'being brave', 'some courage', 'corage', 'guts'], wrong: ['a sword', 'feathers', 'strength'] },
  'just-too-late': {
    right: ['life experience', 'experiences', 'wisdom', 'expereince', 'the experience'],
    wrong: ['grey hair', 'luck', 'a teacher'],
  },
  'gladly-given': {
    right: ['good advice', 'a piece of advice', 'advise', 'tips', 'some advise'],
    wrong: ['presents', 'money', 'medicine'],
  },
  'half-a-window': {
    right: ['compromises', 'the compromise', 'an agreement', 'compromize', 'a middle way'],
    wrong: ['a draught', 'a quarrel', 'curtains'],
  },
  'far-from-home-you-too': {
    right: ['by chance', 'coincidences', 'chance', 'co-incidence', 'coinsidence'],
    wrong: ['a holiday', 'a trap', 'twins'],
  },
  'always-done-so': {
    right: ['traditions', 'a family tradition', 'customs', 'tradittion', 'an old custom'],
    wrong: ['a recipe', 'turkey', 'a grandmother'],
  },
  'more-is-less': { right: ['debts', 'a loan', 'money I owe', 'being in debt', 'the debts'], wrong: ['a mountain', 'hunger', 'savings'] },
  'sun-under-a-hat': {
    right: ['a solar eclipse', 'the eclipse', 'eclipse of the sun', 'an eclips', 'total eclipse'],
    wrong: ['a cloud', 'night', 'a sunset'],
  },
  'no-one-drew-me': {
    right: ['equator', 'the equator line', 'the equater', 'equator of the earth', 'the Earth’s equator'],
    wrong: ['a border', 'the sea', 'the North Pole'],
  },
  'all-ways-are-south': {
    right: ['North Pole', 'the pole', 'northpole', 'the top of the world', 'Nort Pole'],
    wrong: ['the South Pole', 'a star', 'Africa'],
  },
  'quarter-of-the-birthdays': {
    right: ['29 February', 'February 29th', 'leap day', 'leap year', 'the 29th February'],
    wrong: ['Christmas', 'the 30th of February', 'March'],
  },
  'eight-minutes-old': {
    right: ['light', 'sunshine', 'a sunbeam', 'light of the sun', 'sun rays'],
    wrong: ['an aeroplane', 'a comet', 'the moon'],
  },
  'two-and-a-half-children': {
    right: ['average', 'the average person', 'average family', 'the mean', 'averige'],
    wrong: ['a ghost', 'a mother', 'a babysitter'],
  },
  'tail-without-end': { right: ['π', 'the number pi', '3.14', 'PIE', 'pi!'], wrong: ['a circle', 'thirty', 'cake'] },
  'swallows-its-own-light': {
    right: ['black holes', 'blackhole', 'the black hole', 'a blak hole', 'black hole in space'],
    wrong: ['the moon', 'a vacuum cleaner', 'night'],
  },
  'walks-when-you-walk': {
    right: ['mirages', 'an illusion', 'fata morgana', 'a mirrage', 'optical illusion'],
    wrong: ['an oasis', 'a camel', 'rain'],
  },
  'grandpas-ears': { right: ['genes', 'my DNA', 'D.N.A.', 'double helix', 'D N A'], wrong: ['blood', 'a rope', 'a mirror'] },
  'suitcase-was-quicker': {
    right: ['jetlag', 'being jet-lagged', 'the jet lag', 'jet-lag', 'jetlagg'],
    wrong: ['homesick', 'a nightmare', 'a plane'],
  },
  'read-me-before': { right: ['deja vu', 'dejavu', 'Déjà-vu', 'a déja vu', 'deja vue'], wrong: ['a dream', 'memory', 'a film'] },
  'saved-grandma': { right: ['commas', 'the comma', 'a coma', 'the commas', 'my comma'], wrong: ['a mouse', 'a fork', 'a full stop'] },
  'bun-gets-smaller': {
    right: ['rising prices', 'prices going up', 'the inflation', 'inflasion', 'price rises'],
    wrong: ['a mouse', 'the baker', 'tax'],
  },
  'box-with-a-pencil': {
    right: ['elections', 'voting', 'a vote', 'the election', 'a general election'],
    wrong: ['an exam', 'a treasure map', 'a phone box'],
  },
  'best-if-never-used': {
    right: ['fire insurance', 'an insurance', 'the insurance', 'insurence', 'house insurance'],
    wrong: ['a ladder', 'a spare key', 'an alarm'],
  },
  'nearer-while-you-sit': {
    right: ['deadlines', 'the due date', 'a time limit', 'the dead line', 'dedline'],
    wrong: ['a train', 'Christmas', 'old age'],
  },
  'one-hand-never': {
    right: ['my right elbow', 'right elbow', 'elbow', 'the elbow', 'the right elbow'],
    wrong: ['the left elbow', 'a cuff', 'a knee'],
  },
  'sharp-in-one-direction': {
    right: ['hindsight', 'with hindsight', "It's hindsight", 'HINDSIGHT', 'in hindsight', 'looking back', 'retrospect', 'hnidsight'],
    wrong: ['foresight', 'regret', 'the past', 'yesterday'],
  },
  'there-before-you-sat-down': {
    right: ['prejudice', 'a prejudice', 'bias', "It's prejudice", 'PREJUDICE', 'prejudices', 'preconception', 'stereotype'],
    wrong: ['first impression', 'fear', 'gossip', 'love'],
  },
  'nothing-learned': {
    right: [
      'small talk',
      'chatting',
      'talking about the weather',
      'weather',
      'chat about the weather',
      "It's small talk",
      'SMALL TALK',
      'chat',
    ],
    wrong: ['a secret', 'news', 'silence', 'a joke'],
  },
  'seen-but-not-heard': {
    right: ['doubt', 'doubts', "It's doubt", 'DOUBT', 'uncertainty', 'doubting', 'self-doubt', 'duobt'],
    wrong: ['truth', 'proof', 'a knife', 'knowledge'],
  },
  'hole-in-a-rule': {
    right: ['loophole', 'a loophole', "It's a loophole", 'LOOPHOLE', 'loopholes', 'legal loophole', 'tax loophole', 'loophole in the law'],
    wrong: ['a mistake', 'a keyhole', 'a lie', 'a net'],
  },
  'earth-and-traitors': {
    right: ['plot', 'a plot', "It's a plot", 'PLOT', 'plots', 'garden plot', 'plot of land', 'story plot'],
    wrong: ['a plan', 'a garden', 'a story', 'a murder'],
  },
  'plates-or-ministers': {
    right: ['cabinet', 'the cabinet', "It's a cabinet", 'CABINET', 'cabinets', 'kitchen cabinet', 'china cabinet', 'cabinet of ministers'],
    wrong: ['a cupboard', 'the government', 'a dishwasher', 'a church'],
  },
  'bones-or-banks': {
    right: ['stock', 'stocks', "It's stock", 'STOCK', 'soup stock', 'stock market', 'chicken stock', 'sotck'],
    wrong: ['soup', 'gold', 'a bone', 'a shelf'],
  },
  'when-i-am-read': {
    right: ['will', 'a will', 'the will', 'testament', "It's a will", 'WILL', 'last will', 'wills'],
    wrong: ['a letter', 'a speech', 'a law', 'a ghost'],
  },
  'who-has-it-does-not-say': {
    right: ['modesty', 'humility', 'being modest', 'humbleness', "It's modesty", 'MODESTY', 'modest', 'mdoesty'],
    wrong: ['pride', 'honesty', 'money', 'a secret'],
  },
  'i-was-not-there': {
    right: ['alibi', 'an alibi', "It's an alibi", 'ALIBI', 'alibis', 'excuse', 'good alibi', 'false alibi'],
    wrong: ['a lie', 'a witness', 'a ticket', 'proof'],
  },
  'all-think-they-have-it': {
    right: ['common sense', 'sense', "It's common sense", 'COMMON SENSE', 'good sense', 'sanity', 'horse sense', 'cmomon sense'],
    wrong: ['luck', 'money', 'courage', 'brains'],
  },
  'sweet-and-useless': {
    right: ['placebo', 'a placebo', 'a sugar pill', 'a placebo pill', 'a dummy pill', 'placebo pill', 'sugar pill', "It's a placebo"],
    wrong: ['aspirin', 'a plaster', 'sugar', 'tea'],
  },
  'all-said-yes': {
    right: [
      'terms and conditions',
      'the small print',
      'terms of use',
      'terms of service',
      'fine print',
      'user agreement',
      "It's terms and conditions",
      'TERMS AND CONDITIONS',
    ],
    wrong: ['an email', 'a newspaper', 'the news', 'a photo'],
  },
  'left-of-the-captain': {
    right: ['port', "It's port", 'PORT', 'ports', 'port wine', 'harbour', 'harbor', 'prot'],
    wrong: ['starboard', 'rum', 'an anchor', 'left'],
  },
  'under-house-and-powder': {
    right: [
      'foundation',
      'a foundation',
      'foundations',
      "It's foundation",
      'FOUNDATION',
      'foundation cream',
      'make-up foundation',
      'charity foundation',
    ],
    wrong: ['a cellar', 'lipstick', 'a floor', 'a bank'],
  },
  'airport-and-village': {
    right: ['custom', 'customs', "It's customs", 'CUSTOMS', 'customs officer', 'tradition', 'traditions', 'csutoms'],
    wrong: ['a dance', 'a passport', 'a soldier', 'a story'],
  },
  'blue-eyes-and-a-gap': {
    right: [
      'blind spot',
      'a blind spot',
      'the blind spot',
      "It's a blind spot",
      'BLIND SPOT',
      'blind spots',
      'the blind area',
      'dead spot',
    ],
    wrong: ['an eyelash', 'a mirror', 'a tear', 'a pupil'],
  },
  'wrings-out-his-hat': {
    right: ['irony', 'sarcasm', 'an ironic remark', "It's irony", 'IRONY', 'ironic remark', 'ironic', 'ironical'],
    wrong: ['a lie', 'a joke', 'anger', 'manners'],
  },
  'thirty-years-a-lodger': {
    right: ['mortgage', 'home loan', 'loan', 'debt', 'a mortgage', "It's a mortgage", 'MORTGAGE', 'mortgages'],
    wrong: ['a cat', 'a tenant', 'a ghost', 'rent'],
  },
  'longer-summers-then': {
    right: ['nostalgia', 'memory', 'memories', 'the good old days', "It's nostalgia", 'NOSTALGIA', 'looking back', 'nostalgic feelings'],
    wrong: ['an artist', 'a photograph', 'the sun', 'spring'],
  },
  'form-a-needs-form-b': {
    right: ['bureaucracy', 'red tape', 'catch-22', 'an office', 'vicious circle', "It's bureaucracy", 'BUREAUCRACY', 'paperwork'],
    wrong: ['a school', 'a lunch break', 'a ticket', 'an alphabet'],
  },
  'the-day-after-i-go': {
    right: ['warranty', 'guarantee', 'the warranty', 'a guarantee', "It's a guarantee", 'GUARANTEE', 'guarantees', 'warranties'],
    wrong: ['a plug', 'a fuse', 'electricity', 'bread'],
  },
  'sugar-and-vinegar': {
    right: ['sarcasm', 'irony', 'mockery', "It's sarcasm", 'SARCASM', 'being sarcastic', 'sarcastic remark', 'sarcastic remarks'],
    wrong: ['a compliment', 'a lie', 'a recipe', 'a cake'],
  },
  'where-did-it-begin': {
    right: [
      'vicious circle',
      'vicious cycle',
      'a vicious circle',
      'insomnia',
      'catch-22',
      "It's a vicious circle",
      'VICIOUS CIRCLE',
      'vicious circles',
    ],
    wrong: ['a wheel', 'a clock', 'a dream', 'the moon'],
  },
  'pass-the-potatoes': {
    right: ['family secret', 'taboo', 'elephant in the room', 'taboo subject', 'sore point', 'a taboo', "It's a taboo", 'TABOO'],
    wrong: ['an uncle', 'a birthday cake', 'a song', 'gravy'],
  },
  'do-as-i-say': {
    right: ['irony', 'hypocrisy', 'hypocrite', 'contradiction', 'double standards', 'a hypocrite', "It's a hypocrite", 'HYPOCRITE'],
    wrong: ['a telephone', 'a teacher', 'a letter', 'the internet'],
  },
  'tight-trousers-at-fifty': {
    right: [
      'midlife crisis',
      'mid-life crisis',
      'a midlife crisis',
      "It's a midlife crisis",
      'MIDLIFE CRISIS',
      'midlife crises',
      'crisis',
      'middle age',
    ],
    wrong: ['a beard', 'a tailor', 'a birthday', 'puberty'],
  },
  'first-the-pencils': {
    right: [
      'procrastination',
      'putting things off',
      'procrastinating',
      "It's procrastination",
      'PROCRASTINATION',
      'putting it off',
      'avoidance',
      'delaying',
    ],
    wrong: ['a cleaner', 'tidiness', 'spring', 'school'],
  },
  'malaria-by-noon': {
    right: [
      'hypochondriac',
      'hypochondria',
      'Dr Google',
      'cyberchondria',
      'a hypochondriac',
      "It's a hypochondriac",
      'HYPOCHONDRIAC',
      'hypochondriacs',
    ],
    wrong: ['a doctor', 'a mosquito', 'a cold', 'a chemist'],
  },
  'your-aunts-hat': {
    right: ['diplomacy', 'tact', 'being diplomatic', 'politeness', "It's tact", 'TACT', 'tactfulness', 'good manners'],
    wrong: ['a mirror', 'a hatter', 'a spy', 'a cake'],
  },
};
