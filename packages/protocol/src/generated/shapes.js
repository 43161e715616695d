"use strict";
export const view = validate21;
const schema6 = {"$id":"view","$ref":"wire#/definitions/View"};
const schema8 = {"type":"object","properties":{"game":{"type":"string"},"deck":{"type":"string"},"seat":{"type":["number","null"]},"seats":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"}},"additionalProperties":false}},"version":{"type":"integer"},"options":{"$ref":"#/definitions/Record%3Cstring%2CShown%3E"},"zones":{"type":"array","items":{"$ref":"#/definitions/ZoneView"}},"counters":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"role":{"type":"string","enum":["tokens","counter"]},"of":{"$ref":"#/definitions/Shown"},"holder":{"type":"string"},"value":{"type":"integer"}},"required":["id","role","value"],"additionalProperties":false}},"variables":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"of":{"$ref":"#/definitions/Shown"},"value":{"$ref":"#/definitions/Shown"}},"required":["id","value"],"additionalProperties":false}},"phases":{"type":"array","items":{"type":"object","properties":{"phase":{"type":"string"},"args":{"$ref":"#/definitions/Record%3Cstring%2CShown%3E"}},"required":["phase","args"],"additionalProperties":false}},"active":{"type":"integer"},"decisions":{"type":"array","items":{"$ref":"#/definitions/OpenDecision"}},"scores":{"type":"array","items":{"type":"integer"}},"result":{"$ref":"#/definitions/Result"}},"required":["game","seat","seats","version","options","zones","counters","variables","phases","decisions"],"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const schema9 = {"type":"object","additionalProperties":{"$ref":"#/definitions/Shown"}};
const schema10 = {"anyOf":[{"type":"object","properties":{"is":{"type":"string","const":"number"},"value":{"type":"integer"}},"required":["is","value"],"additionalProperties":false},{"type":"object","properties":{"is":{"type":"string","const":"yes-no"},"value":{"type":"boolean"}},"required":["is","value"],"additionalProperties":false},{"type":"object","properties":{"is":{"type":"string","const":"player"},"seat":{"type":"integer"}},"required":["is","seat"],"additionalProperties":false},{"type":"object","properties":{"is":{"type":"string","const":"kind"},"kind":{"type":"string"},"id":{"type":"string"}},"required":["is","kind","id"],"additionalProperties":false},{"type":"object","properties":{"is":{"type":"string","const":"design"},"id":{"type":"string"}},"required":["is","id"],"additionalProperties":false},{"type":"object","properties":{"is":{"type":"string","const":"thing"},"id":{"type":"string"},"design":{"type":"string"}},"required":["is","id","design"],"additionalProperties":false},{"type":"object","properties":{"is":{"type":"string","const":"hidden"},"zone":{"type":"string"},"of":{"type":"integer"},"place":{"type":"integer"},"clues":{"type":"object","additionalProperties":{"$ref":"#/definitions/Shown"}}},"required":["is","zone","place"],"additionalProperties":false},{"type":"object","properties":{"is":{"type":"string","const":"cell"},"x":{"type":"integer"},"y":{"type":"integer"}},"required":["is","x","y"],"additionalProperties":false},{"type":"object","properties":{"is":{"type":"string","const":"none"}},"required":["is"],"additionalProperties":false},{"type":"object","properties":{"is":{"type":"string","const":"list"},"items":{"type":"array","items":{"$ref":"#/definitions/Shown"}}},"required":["is","items"],"additionalProperties":false}]};
const wrapper0 = {validate: validate25};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.is === undefined) && (missing0 = "is")) || ((data.value === undefined) && (missing0 = "value"))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((key0 === "is") || (key0 === "value"))){
const err1 = {instancePath,schemaPath:"#/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.is !== undefined){
let data0 = data.is;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/0/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("number" !== data0){
const err3 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/0/properties/is/const",keyword:"const",params:{allowedValue: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.value !== undefined){
let data1 = data.value;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/anyOf/0/properties/value/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.is === undefined) && (missing1 = "is")) || ((data.value === undefined) && (missing1 = "value"))){
const err6 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
const _errs10 = errors;
for(const key1 in data){
if(!((key1 === "is") || (key1 === "value"))){
const err7 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break;
}
}
if(_errs10 === errors){
if(data.is !== undefined){
let data2 = data.is;
const _errs11 = errors;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/1/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if("yes-no" !== data2){
const err9 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/1/properties/is/const",keyword:"const",params:{allowedValue: "yes-no"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.value !== undefined){
const _errs13 = errors;
if(typeof data.value !== "boolean"){
const err10 = {instancePath:instancePath+"/value",schemaPath:"#/anyOf/1/properties/value/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs15 = errors;
if(errors === _errs15){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.is === undefined) && (missing2 = "is")) || ((data.seat === undefined) && (missing2 = "seat"))){
const err12 = {instancePath,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
const _errs17 = errors;
for(const key2 in data){
if(!((key2 === "is") || (key2 === "seat"))){
const err13 = {instancePath,schemaPath:"#/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break;
}
}
if(_errs17 === errors){
if(data.is !== undefined){
let data4 = data.is;
const _errs18 = errors;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/2/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if("player" !== data4){
const err15 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/2/properties/is/const",keyword:"const",params:{allowedValue: "player"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.seat !== undefined){
let data5 = data.seat;
const _errs20 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/2/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs22 = errors;
if(errors === _errs22){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((((data.is === undefined) && (missing3 = "is")) || ((data.kind === undefined) && (missing3 = "kind"))) || ((data.id === undefined) && (missing3 = "id"))){
const err18 = {instancePath,schemaPath:"#/anyOf/3/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
const _errs24 = errors;
for(const key3 in data){
if(!(((key3 === "is") || (key3 === "kind")) || (key3 === "id"))){
const err19 = {instancePath,schemaPath:"#/anyOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
break;
}
}
if(_errs24 === errors){
if(data.is !== undefined){
let data6 = data.is;
const _errs25 = errors;
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/3/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if("kind" !== data6){
const err21 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/3/properties/is/const",keyword:"const",params:{allowedValue: "kind"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.kind !== undefined){
const _errs27 = errors;
if(typeof data.kind !== "string"){
const err22 = {instancePath:instancePath+"/kind",schemaPath:"#/anyOf/3/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.id !== undefined){
const _errs29 = errors;
if(typeof data.id !== "string"){
const err23 = {instancePath:instancePath+"/id",schemaPath:"#/anyOf/3/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/anyOf/3/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var _valid0 = _errs22 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs31 = errors;
if(errors === _errs31){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.is === undefined) && (missing4 = "is")) || ((data.id === undefined) && (missing4 = "id"))){
const err25 = {instancePath,schemaPath:"#/anyOf/4/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
const _errs33 = errors;
for(const key4 in data){
if(!((key4 === "is") || (key4 === "id"))){
const err26 = {instancePath,schemaPath:"#/anyOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
break;
}
}
if(_errs33 === errors){
if(data.is !== undefined){
let data9 = data.is;
const _errs34 = errors;
if(typeof data9 !== "string"){
const err27 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/4/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if("design" !== data9){
const err28 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/4/properties/is/const",keyword:"const",params:{allowedValue: "design"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid5 = _errs34 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.id !== undefined){
const _errs36 = errors;
if(typeof data.id !== "string"){
const err29 = {instancePath:instancePath+"/id",schemaPath:"#/anyOf/4/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid5 = _errs36 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/anyOf/4/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
var _valid0 = _errs31 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs38 = errors;
if(errors === _errs38){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((((data.is === undefined) && (missing5 = "is")) || ((data.id === undefined) && (missing5 = "id"))) || ((data.design === undefined) && (missing5 = "design"))){
const err31 = {instancePath,schemaPath:"#/anyOf/5/required",keyword:"required",params:{missingProperty: missing5}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
const _errs40 = errors;
for(const key5 in data){
if(!(((key5 === "is") || (key5 === "id")) || (key5 === "design"))){
const err32 = {instancePath,schemaPath:"#/anyOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
break;
}
}
if(_errs40 === errors){
if(data.is !== undefined){
let data11 = data.is;
const _errs41 = errors;
if(typeof data11 !== "string"){
const err33 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/5/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if("thing" !== data11){
const err34 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/5/properties/is/const",keyword:"const",params:{allowedValue: "thing"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid6 = _errs41 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.id !== undefined){
const _errs43 = errors;
if(typeof data.id !== "string"){
const err35 = {instancePath:instancePath+"/id",schemaPath:"#/anyOf/5/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var valid6 = _errs43 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.design !== undefined){
const _errs45 = errors;
if(typeof data.design !== "string"){
const err36 = {instancePath:instancePath+"/design",schemaPath:"#/anyOf/5/properties/design/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid6 = _errs45 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/anyOf/5/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var _valid0 = _errs38 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs47 = errors;
if(errors === _errs47){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((((data.is === undefined) && (missing6 = "is")) || ((data.zone === undefined) && (missing6 = "zone"))) || ((data.place === undefined) && (missing6 = "place"))){
const err38 = {instancePath,schemaPath:"#/anyOf/6/required",keyword:"required",params:{missingProperty: missing6}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
const _errs49 = errors;
for(const key6 in data){
if(!(((((key6 === "is") || (key6 === "zone")) || (key6 === "of")) || (key6 === "place")) || (key6 === "clues"))){
const err39 = {instancePath,schemaPath:"#/anyOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
break;
}
}
if(_errs49 === errors){
if(data.is !== undefined){
let data14 = data.is;
const _errs50 = errors;
if(typeof data14 !== "string"){
const err40 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/6/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if("hidden" !== data14){
const err41 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/6/properties/is/const",keyword:"const",params:{allowedValue: "hidden"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid7 = _errs50 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.zone !== undefined){
const _errs52 = errors;
if(typeof data.zone !== "string"){
const err42 = {instancePath:instancePath+"/zone",schemaPath:"#/anyOf/6/properties/zone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var valid7 = _errs52 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.of !== undefined){
let data16 = data.of;
const _errs54 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err43 = {instancePath:instancePath+"/of",schemaPath:"#/anyOf/6/properties/of/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var valid7 = _errs54 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.place !== undefined){
let data17 = data.place;
const _errs56 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err44 = {instancePath:instancePath+"/place",schemaPath:"#/anyOf/6/properties/place/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var valid7 = _errs56 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.clues !== undefined){
let data18 = data.clues;
const _errs58 = errors;
if(errors === _errs58){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key7 in data18){
const _errs61 = errors;
if(!(wrapper0.validate(data18[key7], {instancePath:instancePath+"/clues/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data18,parentDataProperty:key7,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid8 = _errs61 === errors;
if(!valid8){
break;
}
}
}
else {
const err45 = {instancePath:instancePath+"/clues",schemaPath:"#/anyOf/6/properties/clues/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
var valid7 = _errs58 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/anyOf/6/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
var _valid0 = _errs47 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs62 = errors;
if(errors === _errs62){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((((data.is === undefined) && (missing7 = "is")) || ((data.x === undefined) && (missing7 = "x"))) || ((data.y === undefined) && (missing7 = "y"))){
const err47 = {instancePath,schemaPath:"#/anyOf/7/required",keyword:"required",params:{missingProperty: missing7}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
else {
const _errs64 = errors;
for(const key8 in data){
if(!(((key8 === "is") || (key8 === "x")) || (key8 === "y"))){
const err48 = {instancePath,schemaPath:"#/anyOf/7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
break;
}
}
if(_errs64 === errors){
if(data.is !== undefined){
let data20 = data.is;
const _errs65 = errors;
if(typeof data20 !== "string"){
const err49 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/7/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if("cell" !== data20){
const err50 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/7/properties/is/const",keyword:"const",params:{allowedValue: "cell"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var valid9 = _errs65 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.x !== undefined){
let data21 = data.x;
const _errs67 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err51 = {instancePath:instancePath+"/x",schemaPath:"#/anyOf/7/properties/x/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var valid9 = _errs67 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.y !== undefined){
let data22 = data.y;
const _errs69 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err52 = {instancePath:instancePath+"/y",schemaPath:"#/anyOf/7/properties/y/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var valid9 = _errs69 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
else {
const err53 = {instancePath,schemaPath:"#/anyOf/7/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
var _valid0 = _errs62 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs71 = errors;
if(errors === _errs71){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.is === undefined) && (missing8 = "is")){
const err54 = {instancePath,schemaPath:"#/anyOf/8/required",keyword:"required",params:{missingProperty: missing8}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
else {
const _errs73 = errors;
for(const key9 in data){
if(!(key9 === "is")){
const err55 = {instancePath,schemaPath:"#/anyOf/8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
break;
}
}
if(_errs73 === errors){
if(data.is !== undefined){
let data23 = data.is;
if(typeof data23 !== "string"){
const err56 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/8/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if("none" !== data23){
const err57 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/8/properties/is/const",keyword:"const",params:{allowedValue: "none"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
}
}
else {
const err58 = {instancePath,schemaPath:"#/anyOf/8/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
var _valid0 = _errs71 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs76 = errors;
if(errors === _errs76){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if(((data.is === undefined) && (missing9 = "is")) || ((data.items === undefined) && (missing9 = "items"))){
const err59 = {instancePath,schemaPath:"#/anyOf/9/required",keyword:"required",params:{missingProperty: missing9}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
else {
const _errs78 = errors;
for(const key10 in data){
if(!((key10 === "is") || (key10 === "items"))){
const err60 = {instancePath,schemaPath:"#/anyOf/9/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
break;
}
}
if(_errs78 === errors){
if(data.is !== undefined){
let data24 = data.is;
const _errs79 = errors;
if(typeof data24 !== "string"){
const err61 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/9/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if("list" !== data24){
const err62 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/9/properties/is/const",keyword:"const",params:{allowedValue: "list"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var valid11 = _errs79 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.items !== undefined){
let data25 = data.items;
const _errs81 = errors;
if(errors === _errs81){
if(Array.isArray(data25)){
var valid12 = true;
const len0 = data25.length;
for(let i0=0; i0<len0; i0++){
const _errs83 = errors;
if(!(wrapper0.validate(data25[i0], {instancePath:instancePath+"/items/" + i0,parentData:data25,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid12 = _errs83 === errors;
if(!valid12){
break;
}
}
}
else {
const err63 = {instancePath:instancePath+"/items",schemaPath:"#/anyOf/9/properties/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
var valid11 = _errs81 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
else {
const err64 = {instancePath,schemaPath:"#/anyOf/9/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
var _valid0 = _errs76 === errors;
valid0 = valid0 || _valid0;
}
}
}
}
}
}
}
}
}
if(!valid0){
const err65 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
validate25.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate25.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs2 = errors;
if(!(validate25(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","properties":{"zone":{"type":"string"},"of":{"$ref":"#/definitions/Shown"},"shape":{"type":"string","enum":["ring","row","grid","pile","hand","set"]},"count":{"type":"integer"},"items":{"type":"array","items":{"type":"object","properties":{"value":{"$ref":"#/definitions/Shown"},"cell":{"type":"object","properties":{"x":{"type":"integer"},"y":{"type":"integer"}},"required":["x","y"],"additionalProperties":false},"slot":{"type":"integer"},"faceDown":{"type":"boolean","const":true},"attrs":{"$ref":"#/definitions/Record%3Cstring%2CShown%3E"}},"required":["value"],"additionalProperties":false}},"direction":{"type":"integer","enum":[1,-1]}},"required":["count","items","shape","zone"],"additionalProperties":false};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.count === undefined) && (missing0 = "count")) || ((data.items === undefined) && (missing0 = "items"))) || ((data.shape === undefined) && (missing0 = "shape"))) || ((data.zone === undefined) && (missing0 = "zone"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "zone") || (key0 === "of")) || (key0 === "shape")) || (key0 === "count")) || (key0 === "items")) || (key0 === "direction"))){
validate28.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.zone !== undefined){
const _errs2 = errors;
if(typeof data.zone !== "string"){
validate28.errors = [{instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.of !== undefined){
const _errs4 = errors;
if(!(validate25(data.of, {instancePath:instancePath+"/of",parentData:data,parentDataProperty:"of",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shape !== undefined){
let data2 = data.shape;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate28.errors = [{instancePath:instancePath+"/shape",schemaPath:"#/properties/shape/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data2 === "ring") || (data2 === "row")) || (data2 === "grid")) || (data2 === "pile")) || (data2 === "hand")) || (data2 === "set"))){
validate28.errors = [{instancePath:instancePath+"/shape",schemaPath:"#/properties/shape/enum",keyword:"enum",params:{allowedValues: schema11.properties.shape.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data3 = data.count;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate28.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data4 = data.items;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.value === undefined) && (missing1 = "value")){
validate28.errors = [{instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data5){
if(!(((((key1 === "value") || (key1 === "cell")) || (key1 === "slot")) || (key1 === "faceDown")) || (key1 === "attrs"))){
validate28.errors = [{instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs13 === errors){
if(data5.value !== undefined){
const _errs14 = errors;
if(!(validate25(data5.value, {instancePath:instancePath+"/items/" + i0+"/value",parentData:data5,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.cell !== undefined){
let data7 = data5.cell;
const _errs15 = errors;
if(errors === _errs15){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if(((data7.x === undefined) && (missing2 = "x")) || ((data7.y === undefined) && (missing2 = "y"))){
validate28.errors = [{instancePath:instancePath+"/items/" + i0+"/cell",schemaPath:"#/properties/items/items/properties/cell/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs17 = errors;
for(const key2 in data7){
if(!((key2 === "x") || (key2 === "y"))){
validate28.errors = [{instancePath:instancePath+"/items/" + i0+"/cell",schemaPath:"#/properties/items/items/properties/cell/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs17 === errors){
if(data7.x !== undefined){
let data8 = data7.x;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate28.errors = [{instancePath:instancePath+"/items/" + i0+"/cell/x",schemaPath:"#/properties/items/items/properties/cell/properties/x/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.y !== undefined){
let data9 = data7.y;
const _errs20 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate28.errors = [{instancePath:instancePath+"/items/" + i0+"/cell/y",schemaPath:"#/properties/items/items/properties/cell/properties/y/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/items/" + i0+"/cell",schemaPath:"#/properties/items/items/properties/cell/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.slot !== undefined){
let data10 = data5.slot;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate28.errors = [{instancePath:instancePath+"/items/" + i0+"/slot",schemaPath:"#/properties/items/items/properties/slot/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.faceDown !== undefined){
let data11 = data5.faceDown;
const _errs24 = errors;
if(typeof data11 !== "boolean"){
validate28.errors = [{instancePath:instancePath+"/items/" + i0+"/faceDown",schemaPath:"#/properties/items/items/properties/faceDown/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data11){
validate28.errors = [{instancePath:instancePath+"/items/" + i0+"/faceDown",schemaPath:"#/properties/items/items/properties/faceDown/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.attrs !== undefined){
const _errs26 = errors;
if(!(validate24(data5.attrs, {instancePath:instancePath+"/items/" + i0+"/attrs",parentData:data5,parentDataProperty:"attrs",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.direction !== undefined){
let data13 = data.direction;
const _errs27 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate28.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!((data13 === 1) || (data13 === -1))){
validate28.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema11.properties.direction.enum}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","additionalProperties":false,"properties":{"options":{"type":"array","items":{"$ref":"#/definitions/Option"}},"args":{"$ref":"#/definitions/Record%3Cstring%2CShown%3E"},"min":{"type":"integer"},"max":{"type":"integer"},"id":{"type":"string"},"seat":{"type":"integer"},"prompt":{"type":"string"},"cause":{"type":"object","properties":{"card":{"type":"string"},"routine":{"type":"string"},"span":{"$ref":"#/definitions/Span"}},"required":["routine"],"additionalProperties":false},"type":{"$ref":"#/definitions/Type"},"ordered":{"type":"boolean"},"optional":{"type":"boolean"},"together":{"type":"boolean"}},"required":["cause","id","optional","ordered","prompt","seat","together","type"]};
const schema13 = {"type":"object","properties":{"id":{"type":"string"},"value":{"$ref":"#/definitions/Shown"},"guard":{"type":"object","properties":{"change":{"type":"string","enum":["place","face","attr"]},"card":{"type":"string"}},"required":["change"],"additionalProperties":false}},"required":["id","value"],"additionalProperties":false};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.value === undefined) && (missing0 = "value"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "value")) || (key0 === "guard"))){
validate38.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate38.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs4 = errors;
if(!(validate25(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guard !== undefined){
let data2 = data.guard;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.change === undefined) && (missing1 = "change")){
validate38.errors = [{instancePath:instancePath+"/guard",schemaPath:"#/properties/guard/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data2){
if(!((key1 === "change") || (key1 === "card"))){
validate38.errors = [{instancePath:instancePath+"/guard",schemaPath:"#/properties/guard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data2.change !== undefined){
let data3 = data2.change;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate38.errors = [{instancePath:instancePath+"/guard/change",schemaPath:"#/properties/guard/properties/change/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data3 === "place") || (data3 === "face")) || (data3 === "attr"))){
validate38.errors = [{instancePath:instancePath+"/guard/change",schemaPath:"#/properties/guard/properties/change/enum",keyword:"enum",params:{allowedValues: schema13.properties.guard.properties.change.enum}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.card !== undefined){
const _errs10 = errors;
if(typeof data2.card !== "string"){
validate38.errors = [{instancePath:instancePath+"/guard/card",schemaPath:"#/properties/guard/properties/card/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/guard",schemaPath:"#/properties/guard/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"array","minItems":5,"items":[{"type":"integer","title":"file"},{"type":"integer","title":"line"},{"type":"integer","title":"column"},{"type":"integer","title":"endLine"},{"type":"integer","title":"endColumn"}],"maxItems":5};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 5){
validate42.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 5}}];
return false;
}
else {
if(data.length < 5){
validate42.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 5}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate42.errors = [{instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate42.errors = [{instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
if(valid0){
if(len0 > 2){
let data2 = data[2];
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate42.errors = [{instancePath:instancePath+"/2",schemaPath:"#/items/2/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
if(valid0){
if(len0 > 3){
let data3 = data[3];
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate42.errors = [{instancePath:instancePath+"/3",schemaPath:"#/items/3/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
if(valid0){
if(len0 > 4){
let data4 = data[4];
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate42.errors = [{instancePath:instancePath+"/4",schemaPath:"#/items/4/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
}
}
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"object","properties":{"is":{"type":"string","enum":["number","yes-no","player","kind","thing","design","cell"]},"kind":{"type":"integer"},"types":{"type":"array","items":{"type":"integer"}},"list":{"type":"boolean","const":true},"none":{"type":"boolean","const":true}},"required":["is"],"additionalProperties":false};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.is === undefined) && (missing0 = "is")){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "is") || (key0 === "kind")) || (key0 === "types")) || (key0 === "list")) || (key0 === "none"))){
validate44.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate44.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data0 === "number") || (data0 === "yes-no")) || (data0 === "player")) || (data0 === "kind")) || (data0 === "thing")) || (data0 === "design")) || (data0 === "cell"))){
validate44.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/enum",keyword:"enum",params:{allowedValues: schema15.properties.is.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate44.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.types !== undefined){
let data2 = data.types;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate44.errors = [{instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.list !== undefined){
let data4 = data.list;
const _errs10 = errors;
if(typeof data4 !== "boolean"){
validate44.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data4){
validate44.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.none !== undefined){
let data5 = data.none;
const _errs12 = errors;
if(typeof data5 !== "boolean"){
validate44.errors = [{instancePath:instancePath+"/none",schemaPath:"#/properties/none/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data5){
validate44.errors = [{instancePath:instancePath+"/none",schemaPath:"#/properties/none/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.cause === undefined) && (missing0 = "cause")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.optional === undefined) && (missing0 = "optional"))) || ((data.ordered === undefined) && (missing0 = "ordered"))) || ((data.prompt === undefined) && (missing0 = "prompt"))) || ((data.seat === undefined) && (missing0 = "seat"))) || ((data.together === undefined) && (missing0 = "together"))) || ((data.type === undefined) && (missing0 = "type"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema12.properties, key0))){
validate37.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.options !== undefined){
let data0 = data.options;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate38(data0[i0], {instancePath:instancePath+"/options/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.args !== undefined){
const _errs5 = errors;
if(!(validate24(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min !== undefined){
let data3 = data.min;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate37.errors = [{instancePath:instancePath+"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max !== undefined){
let data4 = data.max;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate37.errors = [{instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs10 = errors;
if(typeof data.id !== "string"){
validate37.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seat !== undefined){
let data6 = data.seat;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate37.errors = [{instancePath:instancePath+"/seat",schemaPath:"#/properties/seat/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
const _errs14 = errors;
if(typeof data.prompt !== "string"){
validate37.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cause !== undefined){
let data8 = data.cause;
const _errs16 = errors;
if(errors === _errs16){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if((data8.routine === undefined) && (missing1 = "routine")){
validate37.errors = [{instancePath:instancePath+"/cause",schemaPath:"#/properties/cause/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs18 = errors;
for(const key1 in data8){
if(!(((key1 === "card") || (key1 === "routine")) || (key1 === "span"))){
validate37.errors = [{instancePath:instancePath+"/cause",schemaPath:"#/properties/cause/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs18 === errors){
if(data8.card !== undefined){
const _errs19 = errors;
if(typeof data8.card !== "string"){
validate37.errors = [{instancePath:instancePath+"/cause/card",schemaPath:"#/properties/cause/properties/card/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data8.routine !== undefined){
const _errs21 = errors;
if(typeof data8.routine !== "string"){
validate37.errors = [{instancePath:instancePath+"/cause/routine",schemaPath:"#/properties/cause/properties/routine/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data8.span !== undefined){
const _errs23 = errors;
if(!(validate42(data8.span, {instancePath:instancePath+"/cause/span",parentData:data8,parentDataProperty:"span",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/cause",schemaPath:"#/properties/cause/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs24 = errors;
if(!(validate44(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ordered !== undefined){
const _errs25 = errors;
if(typeof data.ordered !== "boolean"){
validate37.errors = [{instancePath:instancePath+"/ordered",schemaPath:"#/properties/ordered/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.optional !== undefined){
const _errs27 = errors;
if(typeof data.optional !== "boolean"){
validate37.errors = [{instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.together !== undefined){
const _errs29 = errors;
if(typeof data.together !== "boolean"){
validate37.errors = [{instancePath:instancePath+"/together",schemaPath:"#/properties/together/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"object","properties":{"winners":{"type":"array","items":{"type":"integer"}},"scores":{"type":"array","items":{"type":"integer"}}},"required":["winners","scores"],"additionalProperties":false};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.winners === undefined) && (missing0 = "winners")) || ((data.scores === undefined) && (missing0 = "scores"))){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "winners") || (key0 === "scores"))){
validate47.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.winners !== undefined){
let data0 = data.winners;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate47.errors = [{instancePath:instancePath+"/winners/" + i0,schemaPath:"#/properties/winners/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/winners",schemaPath:"#/properties/winners/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scores !== undefined){
let data2 = data.scores;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate47.errors = [{instancePath:instancePath+"/scores/" + i1,schemaPath:"#/properties/scores/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/scores",schemaPath:"#/properties/scores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.game === undefined) && (missing0 = "game")) || ((data.seat === undefined) && (missing0 = "seat"))) || ((data.seats === undefined) && (missing0 = "seats"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.options === undefined) && (missing0 = "options"))) || ((data.zones === undefined) && (missing0 = "zones"))) || ((data.counters === undefined) && (missing0 = "counters"))) || ((data.variables === undefined) && (missing0 = "variables"))) || ((data.phases === undefined) && (missing0 = "phases"))) || ((data.decisions === undefined) && (missing0 = "decisions"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema8.properties, key0))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.game !== undefined){
const _errs2 = errors;
if(typeof data.game !== "string"){
validate23.errors = [{instancePath:instancePath+"/game",schemaPath:"#/properties/game/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deck !== undefined){
const _errs4 = errors;
if(typeof data.deck !== "string"){
validate23.errors = [{instancePath:instancePath+"/deck",schemaPath:"#/properties/deck/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seat !== undefined){
let data2 = data.seat;
const _errs6 = errors;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
validate23.errors = [{instancePath:instancePath+"/seat",schemaPath:"#/properties/seat/type",keyword:"type",params:{type: schema8.properties.seat.type}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seats !== undefined){
let data3 = data.seats;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
const _errs12 = errors;
for(const key1 in data4){
if(!(key1 === "name")){
validate23.errors = [{instancePath:instancePath+"/seats/" + i0,schemaPath:"#/properties/seats/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs12 === errors){
if(data4.name !== undefined){
if(typeof data4.name !== "string"){
validate23.errors = [{instancePath:instancePath+"/seats/" + i0+"/name",schemaPath:"#/properties/seats/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/seats/" + i0,schemaPath:"#/properties/seats/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data6 = data.version;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate23.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
const _errs17 = errors;
if(!(validate24(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zones !== undefined){
let data8 = data.zones;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data8)){
var valid3 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs20 = errors;
if(!(validate28(data8[i1], {instancePath:instancePath+"/zones/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/zones",schemaPath:"#/properties/zones/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.counters !== undefined){
let data10 = data.counters;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data10)){
var valid4 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
const _errs23 = errors;
if(errors === _errs23){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing1;
if((((data11.id === undefined) && (missing1 = "id")) || ((data11.role === undefined) && (missing1 = "role"))) || ((data11.value === undefined) && (missing1 = "value"))){
validate23.errors = [{instancePath:instancePath+"/counters/" + i2,schemaPath:"#/properties/counters/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs25 = errors;
for(const key2 in data11){
if(!(((((key2 === "id") || (key2 === "role")) || (key2 === "of")) || (key2 === "holder")) || (key2 === "value"))){
validate23.errors = [{instancePath:instancePath+"/counters/" + i2,schemaPath:"#/properties/counters/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs25 === errors){
if(data11.id !== undefined){
const _errs26 = errors;
if(typeof data11.id !== "string"){
validate23.errors = [{instancePath:instancePath+"/counters/" + i2+"/id",schemaPath:"#/properties/counters/items/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.role !== undefined){
let data13 = data11.role;
const _errs28 = errors;
if(typeof data13 !== "string"){
validate23.errors = [{instancePath:instancePath+"/counters/" + i2+"/role",schemaPath:"#/properties/counters/items/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data13 === "tokens") || (data13 === "counter"))){
validate23.errors = [{instancePath:instancePath+"/counters/" + i2+"/role",schemaPath:"#/properties/counters/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema8.properties.counters.items.properties.role.enum}}];
return false;
}
var valid5 = _errs28 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.of !== undefined){
const _errs30 = errors;
if(!(validate25(data11.of, {instancePath:instancePath+"/counters/" + i2+"/of",parentData:data11,parentDataProperty:"of",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid5 = _errs30 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.holder !== undefined){
const _errs31 = errors;
if(typeof data11.holder !== "string"){
validate23.errors = [{instancePath:instancePath+"/counters/" + i2+"/holder",schemaPath:"#/properties/counters/items/properties/holder/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.value !== undefined){
let data16 = data11.value;
const _errs33 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate23.errors = [{instancePath:instancePath+"/counters/" + i2+"/value",schemaPath:"#/properties/counters/items/properties/value/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/counters/" + i2,schemaPath:"#/properties/counters/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs23 === errors;
if(!valid4){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/counters",schemaPath:"#/properties/counters/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.variables !== undefined){
let data17 = data.variables;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data17)){
var valid6 = true;
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
const _errs37 = errors;
if(errors === _errs37){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing2;
if(((data18.id === undefined) && (missing2 = "id")) || ((data18.value === undefined) && (missing2 = "value"))){
validate23.errors = [{instancePath:instancePath+"/variables/" + i3,schemaPath:"#/properties/variables/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs39 = errors;
for(const key3 in data18){
if(!(((key3 === "id") || (key3 === "of")) || (key3 === "value"))){
validate23.errors = [{instancePath:instancePath+"/variables/" + i3,schemaPath:"#/properties/variables/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs39 === errors){
if(data18.id !== undefined){
const _errs40 = errors;
if(typeof data18.id !== "string"){
validate23.errors = [{instancePath:instancePath+"/variables/" + i3+"/id",schemaPath:"#/properties/variables/items/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs40 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data18.of !== undefined){
const _errs42 = errors;
if(!(validate25(data18.of, {instancePath:instancePath+"/variables/" + i3+"/of",parentData:data18,parentDataProperty:"of",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid7 = _errs42 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data18.value !== undefined){
const _errs43 = errors;
if(!(validate25(data18.value, {instancePath:instancePath+"/variables/" + i3+"/value",parentData:data18,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid7 = _errs43 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/variables/" + i3,schemaPath:"#/properties/variables/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs37 === errors;
if(!valid6){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phases !== undefined){
let data22 = data.phases;
const _errs44 = errors;
if(errors === _errs44){
if(Array.isArray(data22)){
var valid8 = true;
const len4 = data22.length;
for(let i4=0; i4<len4; i4++){
let data23 = data22[i4];
const _errs46 = errors;
if(errors === _errs46){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing3;
if(((data23.phase === undefined) && (missing3 = "phase")) || ((data23.args === undefined) && (missing3 = "args"))){
validate23.errors = [{instancePath:instancePath+"/phases/" + i4,schemaPath:"#/properties/phases/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs48 = errors;
for(const key4 in data23){
if(!((key4 === "phase") || (key4 === "args"))){
validate23.errors = [{instancePath:instancePath+"/phases/" + i4,schemaPath:"#/properties/phases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs48 === errors){
if(data23.phase !== undefined){
const _errs49 = errors;
if(typeof data23.phase !== "string"){
validate23.errors = [{instancePath:instancePath+"/phases/" + i4+"/phase",schemaPath:"#/properties/phases/items/properties/phase/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs49 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data23.args !== undefined){
const _errs51 = errors;
if(!(validate24(data23.args, {instancePath:instancePath+"/phases/" + i4+"/args",parentData:data23,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid9 = _errs51 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/phases/" + i4,schemaPath:"#/properties/phases/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid8 = _errs46 === errors;
if(!valid8){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/phases",schemaPath:"#/properties/phases/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.active !== undefined){
let data26 = data.active;
const _errs52 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
validate23.errors = [{instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decisions !== undefined){
let data27 = data.decisions;
const _errs54 = errors;
if(errors === _errs54){
if(Array.isArray(data27)){
var valid10 = true;
const len5 = data27.length;
for(let i5=0; i5<len5; i5++){
const _errs56 = errors;
if(!(validate37(data27[i5], {instancePath:instancePath+"/decisions/" + i5,parentData:data27,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid10 = _errs56 === errors;
if(!valid10){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/decisions",schemaPath:"#/properties/decisions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scores !== undefined){
let data29 = data.scores;
const _errs57 = errors;
if(errors === _errs57){
if(Array.isArray(data29)){
var valid11 = true;
const len6 = data29.length;
for(let i6=0; i6<len6; i6++){
let data30 = data29[i6];
const _errs59 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
validate23.errors = [{instancePath:instancePath+"/scores/" + i6,schemaPath:"#/properties/scores/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid11 = _errs59 === errors;
if(!valid11){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/scores",schemaPath:"#/properties/scores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs61 = errors;
if(!(validate47(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="view" */;
let vErrors = null;
let errors = 0;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
validate21.errors = vErrors;
return errors === 0;
}

export const event = validate50;
const schema17 = {"$id":"event","$ref":"wire#/definitions/GameEvent"};
const schema18 = {"anyOf":[{"type":"object","additionalProperties":false,"properties":{"is":{"type":"string","const":"start"},"first":{"type":"integer"},"seat":{"type":"integer"},"n":{"type":"integer"}},"required":["is","n"]},{"type":"object","additionalProperties":false,"properties":{"is":{"type":"string","const":"move"},"thing":{"$ref":"#/definitions/Shown"},"from":{"$ref":"#/definitions/ZoneRef"},"to":{"$ref":"#/definitions/ZoneRef"},"place":{"type":"integer"},"cell":{"type":"object","properties":{"x":{"type":"integer"},"y":{"type":"integer"}},"required":["x","y"],"additionalProperties":false},"seat":{"type":"integer"},"n":{"type":"integer"}},"required":["from","is","n","thing","to"]},{"type":"object","additionalProperties":false,"properties":{"is":{"type":"string","const":"swap"},"a":{"$ref":"#/definitions/Shown"},"b":{"$ref":"#/definitions/Shown"},"seat":{"type":"integer"},"n":{"type":"integer"}},"required":["a","b","is","n"]},{"type":"object","additionalProperties":false,"properties":{"is":{"type":"string","const":"rearrange"},"zone":{"$ref":"#/definitions/ZoneRef"},"things":{"type":"array","items":{"$ref":"#/definitions/Shown"}},"seat":{"type":"integer"},"n":{"type":"integer"}},"required":["is","n","things","zone"]},{"type":"object","additionalProperties":false,"properties":{"is":{"type":"string","const":"shuffle"},"zone":{"$ref":"#/definitions/ZoneRef"},"seat":{"type":"integer"},"n":{"type":"integer"}},"required":["is","n","zone"]},{"type":"object","additionalProperties":false,"properties":{"is":{"type":"string","const":"reverse"},"zone":{"$ref":"#/definitions/ZoneRef"},"seat":{"type":"integer"},"n":{"type":"integer"}},"required":["is","n","zone"]},{"type":"object","additionalProperties":false,"properties":{"is":{"type":"string","const":"pay"},"tokens":{"type":"string"},"amount":{"type":"integer"},"from":{"$ref":"#/definitions/Holder"},"to":{"$ref":"#/definitions/Holder"},"seat":{"type":"integer"},"n":{"type":"integer"}},"required":["amount","from","is","n","to","tokens"]},{"type":"object","additionalProperties":false,"properties":{"is":{"type":"string","const":"count"},"counter":{"type":"string"},"of":{"$ref":"#/definitions/Shown"},"value":{"type":"integer"},"by":{"type":"integer"},"seat":{"type":"integer"},"n":{"type":"integer"}},"required":["by","counter","is","n","value"]},{"type":"object","additionalProperties":false,"properties":{"is":{"type":"string","const":"set"},"variable":{"type":"string"},"of":{"$ref":"#/definitions/Shown"},"value":{"$ref":"#/definitions/Shown"},"seat":{"type":"integer"},"n":{"type":"integer"}},"required":["is","n","value","variable"]},{"type":"object","additionalProperties":false,"properties":{"is":{"type":"string","const":"attr"},"attr":{"type":"string"},"thing":{"$ref":"#/definitions/Shown"},"value":{"$ref":"#/definitions/Shown"},"seat":{"type":"integer"},"n":{"type":"integer"}},"required":["attr","is","n","thing","value"]},{"type":"object","additionalProperties":false,"properties":{"is":{"type":"string","const":"face"},"thing":{"$ref":"#/definitions/Shown"},"up":{"type":"boolean"},"seat":{"type":"integer"},"n":{"type":"integer"}},"required":["is","n","thing","up"]},{"type":"object","additionalProperties":false,"properties":{"is":{"type":"string","const":"reveal"},"things":{"type":"array","items":{"$ref":"#/definitions/Shown"}},"seat":{"type":"integer"},"n":{"type":"integer"}},"required":["is","n","things"]},{"type":"object","additionalProperties":false,"properties":{"is":{"type":"string","const":"look"},"seat":{"type":"integer"},"things":{"type":"array","items":{"$ref":"#/definitions/Shown"}},"n":{"type":"integer"}},"required":["is","n","seat","things"]},{"type":"object","additionalProperties":false,"properties":{"is":{"type":"string","const":"learn"},"attr":{"type":"string"},"things":{"type":"array","items":{"$ref":"#/definitions/Shown"}},"values":{"type":"array","items":{"$ref":"#/definitions/Shown"}},"seat":{"type":"integer"},"n":{"type":"integer"}},"required":["attr","is","n","things","values"]},{"type":"object","additionalProperties":false,"properties":{"is":{"type":"string","const":"stopped"},"change":{"type":"string","enum":["place","face","attr","var"]},"name":{"type":"string"},"of":{"$ref":"#/definitions/Shown"},"card":{"$ref":"#/definitions/Shown"},"seat":{"type":"integer"},"n":{"type":"integer"}},"required":["change","is","n"]},{"type":"object","additionalProperties":false,"properties":{"is":{"type":"string","const":"roll"},"die":{"type":"string"},"value":{"type":"integer"},"seat":{"type":"integer"},"n":{"type":"integer"}},"required":["die","is","n","value"]},{"type":"object","additionalProperties":false,"properties":{"is":{"type":"string","const":"chance"},"value":{"$ref":"#/definitions/Shown"},"seat":{"type":"integer"},"n":{"type":"integer"}},"required":["is","n","value"]},{"type":"object","additionalProperties":false,"properties":{"is":{"type":"string","const":"play"},"card":{"$ref":"#/definitions/Shown"},"seat":{"type":"integer"},"n":{"type":"integer"}},"required":["card","is","n"]},{"type":"object","additionalProperties":false,"properties":{"is":{"type":"string","const":"told"},"verb":{"type":"string"},"args":{"$ref":"#/definitions/Record%3Cstring%2CShown%3E"},"seat":{"type":"integer"},"n":{"type":"integer"}},"required":["args","is","n","verb"]},{"type":"object","additionalProperties":false,"properties":{"is":{"type":"string","const":"phase"},"phase":{"type":"string"},"args":{"$ref":"#/definitions/Record%3Cstring%2CShown%3E"},"seat":{"type":"integer"},"n":{"type":"integer"}},"required":["args","is","n","phase"]},{"type":"object","additionalProperties":false,"properties":{"is":{"type":"string","const":"answer"},"prompt":{"type":"string"},"choice":{"type":"array","items":{"$ref":"#/definitions/Shown"}},"seat":{"type":"integer"},"n":{"type":"integer"}},"required":["is","n","prompt"]},{"type":"object","additionalProperties":false,"properties":{"is":{"type":"string","const":"end"},"result":{"$ref":"#/definitions/Result"},"seat":{"type":"integer"},"n":{"type":"integer"}},"required":["is","n","result"]}]};
const schema19 = {"type":"object","properties":{"zone":{"type":"string"},"of":{"$ref":"#/definitions/Shown"}},"required":["zone"],"additionalProperties":false};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.zone === undefined) && (missing0 = "zone")){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "zone") || (key0 === "of"))){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.zone !== undefined){
const _errs2 = errors;
if(typeof data.zone !== "string"){
validate53.errors = [{instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.of !== undefined){
const _errs4 = errors;
if(!(validate25(data.of, {instancePath:instancePath+"/of",parentData:data,parentDataProperty:"of",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

const schema20 = {"anyOf":[{"type":"object","properties":{"seat":{"type":"integer"}},"required":["seat"],"additionalProperties":false},{"type":"object","properties":{"holder":{"type":"string"}},"required":["holder"],"additionalProperties":false}]};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.seat === undefined) && (missing0 = "seat")){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(key0 === "seat")){
const err1 = {instancePath,schemaPath:"#/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.seat !== undefined){
let data0 = data.seat;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/0/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.holder === undefined) && (missing1 = "holder")){
const err4 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
const _errs8 = errors;
for(const key1 in data){
if(!(key1 === "holder")){
const err5 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break;
}
}
if(_errs8 === errors){
if(data.holder !== undefined){
if(typeof data.holder !== "string"){
const err6 = {instancePath:instancePath+"/holder",schemaPath:"#/anyOf/1/properties/holder/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate63.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate63.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.is === undefined) && (missing0 = "is")) || ((data.n === undefined) && (missing0 = "n"))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((((key0 === "is") || (key0 === "first")) || (key0 === "seat")) || (key0 === "n"))){
const err1 = {instancePath,schemaPath:"#/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.is !== undefined){
let data0 = data.is;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/0/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("start" !== data0){
const err3 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/0/properties/is/const",keyword:"const",params:{allowedValue: "start"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.first !== undefined){
let data1 = data.first;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/first",schemaPath:"#/anyOf/0/properties/first/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.seat !== undefined){
let data2 = data.seat;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/0/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.n !== undefined){
let data3 = data.n;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/n",schemaPath:"#/anyOf/0/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs12 = errors;
if(errors === _errs12){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((((data.from === undefined) && (missing1 = "from")) || ((data.is === undefined) && (missing1 = "is"))) || ((data.n === undefined) && (missing1 = "n"))) || ((data.thing === undefined) && (missing1 = "thing"))) || ((data.to === undefined) && (missing1 = "to"))){
const err8 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
const _errs14 = errors;
for(const key1 in data){
if(!((((((((key1 === "is") || (key1 === "thing")) || (key1 === "from")) || (key1 === "to")) || (key1 === "place")) || (key1 === "cell")) || (key1 === "seat")) || (key1 === "n"))){
const err9 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break;
}
}
if(_errs14 === errors){
if(data.is !== undefined){
let data4 = data.is;
const _errs15 = errors;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/1/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if("move" !== data4){
const err11 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/1/properties/is/const",keyword:"const",params:{allowedValue: "move"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.thing !== undefined){
const _errs17 = errors;
if(!(validate25(data.thing, {instancePath:instancePath+"/thing",parentData:data,parentDataProperty:"thing",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.from !== undefined){
const _errs18 = errors;
if(!(validate53(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.to !== undefined){
const _errs19 = errors;
if(!(validate53(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.place !== undefined){
let data8 = data.place;
const _errs20 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err12 = {instancePath:instancePath+"/place",schemaPath:"#/anyOf/1/properties/place/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.cell !== undefined){
let data9 = data.cell;
const _errs22 = errors;
if(errors === _errs22){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if(((data9.x === undefined) && (missing2 = "x")) || ((data9.y === undefined) && (missing2 = "y"))){
const err13 = {instancePath:instancePath+"/cell",schemaPath:"#/anyOf/1/properties/cell/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
const _errs24 = errors;
for(const key2 in data9){
if(!((key2 === "x") || (key2 === "y"))){
const err14 = {instancePath:instancePath+"/cell",schemaPath:"#/anyOf/1/properties/cell/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
break;
}
}
if(_errs24 === errors){
if(data9.x !== undefined){
let data10 = data9.x;
const _errs25 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err15 = {instancePath:instancePath+"/cell/x",schemaPath:"#/anyOf/1/properties/cell/properties/x/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.y !== undefined){
let data11 = data9.y;
const _errs27 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err16 = {instancePath:instancePath+"/cell/y",schemaPath:"#/anyOf/1/properties/cell/properties/y/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/cell",schemaPath:"#/anyOf/1/properties/cell/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.seat !== undefined){
let data12 = data.seat;
const _errs29 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err18 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/1/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid2 = _errs29 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.n !== undefined){
let data13 = data.n;
const _errs31 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err19 = {instancePath:instancePath+"/n",schemaPath:"#/anyOf/1/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid2 = _errs31 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs33 = errors;
if(errors === _errs33){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((((data.a === undefined) && (missing3 = "a")) || ((data.b === undefined) && (missing3 = "b"))) || ((data.is === undefined) && (missing3 = "is"))) || ((data.n === undefined) && (missing3 = "n"))){
const err21 = {instancePath,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
const _errs35 = errors;
for(const key3 in data){
if(!(((((key3 === "is") || (key3 === "a")) || (key3 === "b")) || (key3 === "seat")) || (key3 === "n"))){
const err22 = {instancePath,schemaPath:"#/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
}
if(_errs35 === errors){
if(data.is !== undefined){
let data14 = data.is;
const _errs36 = errors;
if(typeof data14 !== "string"){
const err23 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/2/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if("swap" !== data14){
const err24 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/2/properties/is/const",keyword:"const",params:{allowedValue: "swap"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid4 = _errs36 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.a !== undefined){
const _errs38 = errors;
if(!(validate25(data.a, {instancePath:instancePath+"/a",parentData:data,parentDataProperty:"a",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid4 = _errs38 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.b !== undefined){
const _errs39 = errors;
if(!(validate25(data.b, {instancePath:instancePath+"/b",parentData:data,parentDataProperty:"b",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid4 = _errs39 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.seat !== undefined){
let data17 = data.seat;
const _errs40 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err25 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/2/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid4 = _errs40 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.n !== undefined){
let data18 = data.n;
const _errs42 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err26 = {instancePath:instancePath+"/n",schemaPath:"#/anyOf/2/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid4 = _errs42 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid0 = _errs33 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs44 = errors;
if(errors === _errs44){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((((data.is === undefined) && (missing4 = "is")) || ((data.n === undefined) && (missing4 = "n"))) || ((data.things === undefined) && (missing4 = "things"))) || ((data.zone === undefined) && (missing4 = "zone"))){
const err28 = {instancePath,schemaPath:"#/anyOf/3/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
const _errs46 = errors;
for(const key4 in data){
if(!(((((key4 === "is") || (key4 === "zone")) || (key4 === "things")) || (key4 === "seat")) || (key4 === "n"))){
const err29 = {instancePath,schemaPath:"#/anyOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
break;
}
}
if(_errs46 === errors){
if(data.is !== undefined){
let data19 = data.is;
const _errs47 = errors;
if(typeof data19 !== "string"){
const err30 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/3/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if("rearrange" !== data19){
const err31 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/3/properties/is/const",keyword:"const",params:{allowedValue: "rearrange"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid5 = _errs47 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.zone !== undefined){
const _errs49 = errors;
if(!(validate53(data.zone, {instancePath:instancePath+"/zone",parentData:data,parentDataProperty:"zone",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid5 = _errs49 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.things !== undefined){
let data21 = data.things;
const _errs50 = errors;
if(errors === _errs50){
if(Array.isArray(data21)){
var valid6 = true;
const len0 = data21.length;
for(let i0=0; i0<len0; i0++){
const _errs52 = errors;
if(!(validate25(data21[i0], {instancePath:instancePath+"/things/" + i0,parentData:data21,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid6 = _errs52 === errors;
if(!valid6){
break;
}
}
}
else {
const err32 = {instancePath:instancePath+"/things",schemaPath:"#/anyOf/3/properties/things/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid5 = _errs50 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.seat !== undefined){
let data23 = data.seat;
const _errs53 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err33 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/3/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid5 = _errs53 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.n !== undefined){
let data24 = data.n;
const _errs55 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err34 = {instancePath:instancePath+"/n",schemaPath:"#/anyOf/3/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid5 = _errs55 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/anyOf/3/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var _valid0 = _errs44 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs57 = errors;
if(errors === _errs57){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((((data.is === undefined) && (missing5 = "is")) || ((data.n === undefined) && (missing5 = "n"))) || ((data.zone === undefined) && (missing5 = "zone"))){
const err36 = {instancePath,schemaPath:"#/anyOf/4/required",keyword:"required",params:{missingProperty: missing5}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
const _errs59 = errors;
for(const key5 in data){
if(!((((key5 === "is") || (key5 === "zone")) || (key5 === "seat")) || (key5 === "n"))){
const err37 = {instancePath,schemaPath:"#/anyOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
break;
}
}
if(_errs59 === errors){
if(data.is !== undefined){
let data25 = data.is;
const _errs60 = errors;
if(typeof data25 !== "string"){
const err38 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/4/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if("shuffle" !== data25){
const err39 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/4/properties/is/const",keyword:"const",params:{allowedValue: "shuffle"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var valid7 = _errs60 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.zone !== undefined){
const _errs62 = errors;
if(!(validate53(data.zone, {instancePath:instancePath+"/zone",parentData:data,parentDataProperty:"zone",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid7 = _errs62 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.seat !== undefined){
let data27 = data.seat;
const _errs63 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err40 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/4/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var valid7 = _errs63 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.n !== undefined){
let data28 = data.n;
const _errs65 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err41 = {instancePath:instancePath+"/n",schemaPath:"#/anyOf/4/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid7 = _errs65 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
else {
const err42 = {instancePath,schemaPath:"#/anyOf/4/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
var _valid0 = _errs57 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs67 = errors;
if(errors === _errs67){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((((data.is === undefined) && (missing6 = "is")) || ((data.n === undefined) && (missing6 = "n"))) || ((data.zone === undefined) && (missing6 = "zone"))){
const err43 = {instancePath,schemaPath:"#/anyOf/5/required",keyword:"required",params:{missingProperty: missing6}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
const _errs69 = errors;
for(const key6 in data){
if(!((((key6 === "is") || (key6 === "zone")) || (key6 === "seat")) || (key6 === "n"))){
const err44 = {instancePath,schemaPath:"#/anyOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
break;
}
}
if(_errs69 === errors){
if(data.is !== undefined){
let data29 = data.is;
const _errs70 = errors;
if(typeof data29 !== "string"){
const err45 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/5/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if("reverse" !== data29){
const err46 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/5/properties/is/const",keyword:"const",params:{allowedValue: "reverse"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var valid8 = _errs70 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.zone !== undefined){
const _errs72 = errors;
if(!(validate53(data.zone, {instancePath:instancePath+"/zone",parentData:data,parentDataProperty:"zone",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid8 = _errs72 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.seat !== undefined){
let data31 = data.seat;
const _errs73 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err47 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/5/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var valid8 = _errs73 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.n !== undefined){
let data32 = data.n;
const _errs75 = errors;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err48 = {instancePath:instancePath+"/n",schemaPath:"#/anyOf/5/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var valid8 = _errs75 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
else {
const err49 = {instancePath,schemaPath:"#/anyOf/5/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
var _valid0 = _errs67 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs77 = errors;
if(errors === _errs77){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if(((((((data.amount === undefined) && (missing7 = "amount")) || ((data.from === undefined) && (missing7 = "from"))) || ((data.is === undefined) && (missing7 = "is"))) || ((data.n === undefined) && (missing7 = "n"))) || ((data.to === undefined) && (missing7 = "to"))) || ((data.tokens === undefined) && (missing7 = "tokens"))){
const err50 = {instancePath,schemaPath:"#/anyOf/6/required",keyword:"required",params:{missingProperty: missing7}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
else {
const _errs79 = errors;
for(const key7 in data){
if(!(((((((key7 === "is") || (key7 === "tokens")) || (key7 === "amount")) || (key7 === "from")) || (key7 === "to")) || (key7 === "seat")) || (key7 === "n"))){
const err51 = {instancePath,schemaPath:"#/anyOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
break;
}
}
if(_errs79 === errors){
if(data.is !== undefined){
let data33 = data.is;
const _errs80 = errors;
if(typeof data33 !== "string"){
const err52 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/6/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if("pay" !== data33){
const err53 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/6/properties/is/const",keyword:"const",params:{allowedValue: "pay"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
var valid9 = _errs80 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.tokens !== undefined){
const _errs82 = errors;
if(typeof data.tokens !== "string"){
const err54 = {instancePath:instancePath+"/tokens",schemaPath:"#/anyOf/6/properties/tokens/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var valid9 = _errs82 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.amount !== undefined){
let data35 = data.amount;
const _errs84 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err55 = {instancePath:instancePath+"/amount",schemaPath:"#/anyOf/6/properties/amount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
var valid9 = _errs84 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.from !== undefined){
const _errs86 = errors;
if(!(validate63(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid9 = _errs86 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.to !== undefined){
const _errs87 = errors;
if(!(validate63(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid9 = _errs87 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.seat !== undefined){
let data38 = data.seat;
const _errs88 = errors;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err56 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/6/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var valid9 = _errs88 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.n !== undefined){
let data39 = data.n;
const _errs90 = errors;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err57 = {instancePath:instancePath+"/n",schemaPath:"#/anyOf/6/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var valid9 = _errs90 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
}
}
}
}
else {
const err58 = {instancePath,schemaPath:"#/anyOf/6/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
var _valid0 = _errs77 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs92 = errors;
if(errors === _errs92){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((((((data.by === undefined) && (missing8 = "by")) || ((data.counter === undefined) && (missing8 = "counter"))) || ((data.is === undefined) && (missing8 = "is"))) || ((data.n === undefined) && (missing8 = "n"))) || ((data.value === undefined) && (missing8 = "value"))){
const err59 = {instancePath,schemaPath:"#/anyOf/7/required",keyword:"required",params:{missingProperty: missing8}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
else {
const _errs94 = errors;
for(const key8 in data){
if(!(((((((key8 === "is") || (key8 === "counter")) || (key8 === "of")) || (key8 === "value")) || (key8 === "by")) || (key8 === "seat")) || (key8 === "n"))){
const err60 = {instancePath,schemaPath:"#/anyOf/7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
break;
}
}
if(_errs94 === errors){
if(data.is !== undefined){
let data40 = data.is;
const _errs95 = errors;
if(typeof data40 !== "string"){
const err61 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/7/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if("count" !== data40){
const err62 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/7/properties/is/const",keyword:"const",params:{allowedValue: "count"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var valid10 = _errs95 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.counter !== undefined){
const _errs97 = errors;
if(typeof data.counter !== "string"){
const err63 = {instancePath:instancePath+"/counter",schemaPath:"#/anyOf/7/properties/counter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var valid10 = _errs97 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.of !== undefined){
const _errs99 = errors;
if(!(validate25(data.of, {instancePath:instancePath+"/of",parentData:data,parentDataProperty:"of",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid10 = _errs99 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.value !== undefined){
let data43 = data.value;
const _errs100 = errors;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err64 = {instancePath:instancePath+"/value",schemaPath:"#/anyOf/7/properties/value/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
var valid10 = _errs100 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.by !== undefined){
let data44 = data.by;
const _errs102 = errors;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err65 = {instancePath:instancePath+"/by",schemaPath:"#/anyOf/7/properties/by/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var valid10 = _errs102 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.seat !== undefined){
let data45 = data.seat;
const _errs104 = errors;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
const err66 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/7/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var valid10 = _errs104 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.n !== undefined){
let data46 = data.n;
const _errs106 = errors;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
const err67 = {instancePath:instancePath+"/n",schemaPath:"#/anyOf/7/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
var valid10 = _errs106 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
}
}
}
}
else {
const err68 = {instancePath,schemaPath:"#/anyOf/7/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
var _valid0 = _errs92 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs108 = errors;
if(errors === _errs108){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if(((((data.is === undefined) && (missing9 = "is")) || ((data.n === undefined) && (missing9 = "n"))) || ((data.value === undefined) && (missing9 = "value"))) || ((data.variable === undefined) && (missing9 = "variable"))){
const err69 = {instancePath,schemaPath:"#/anyOf/8/required",keyword:"required",params:{missingProperty: missing9}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
else {
const _errs110 = errors;
for(const key9 in data){
if(!((((((key9 === "is") || (key9 === "variable")) || (key9 === "of")) || (key9 === "value")) || (key9 === "seat")) || (key9 === "n"))){
const err70 = {instancePath,schemaPath:"#/anyOf/8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
break;
}
}
if(_errs110 === errors){
if(data.is !== undefined){
let data47 = data.is;
const _errs111 = errors;
if(typeof data47 !== "string"){
const err71 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/8/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if("set" !== data47){
const err72 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/8/properties/is/const",keyword:"const",params:{allowedValue: "set"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
var valid11 = _errs111 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.variable !== undefined){
const _errs113 = errors;
if(typeof data.variable !== "string"){
const err73 = {instancePath:instancePath+"/variable",schemaPath:"#/anyOf/8/properties/variable/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
var valid11 = _errs113 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.of !== undefined){
const _errs115 = errors;
if(!(validate25(data.of, {instancePath:instancePath+"/of",parentData:data,parentDataProperty:"of",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid11 = _errs115 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.value !== undefined){
const _errs116 = errors;
if(!(validate25(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid11 = _errs116 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.seat !== undefined){
let data51 = data.seat;
const _errs117 = errors;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
const err74 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/8/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
var valid11 = _errs117 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.n !== undefined){
let data52 = data.n;
const _errs119 = errors;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
const err75 = {instancePath:instancePath+"/n",schemaPath:"#/anyOf/8/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var valid11 = _errs119 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
}
}
}
else {
const err76 = {instancePath,schemaPath:"#/anyOf/8/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
var _valid0 = _errs108 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs121 = errors;
if(errors === _errs121){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((((((data.attr === undefined) && (missing10 = "attr")) || ((data.is === undefined) && (missing10 = "is"))) || ((data.n === undefined) && (missing10 = "n"))) || ((data.thing === undefined) && (missing10 = "thing"))) || ((data.value === undefined) && (missing10 = "value"))){
const err77 = {instancePath,schemaPath:"#/anyOf/9/required",keyword:"required",params:{missingProperty: missing10}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
else {
const _errs123 = errors;
for(const key10 in data){
if(!((((((key10 === "is") || (key10 === "attr")) || (key10 === "thing")) || (key10 === "value")) || (key10 === "seat")) || (key10 === "n"))){
const err78 = {instancePath,schemaPath:"#/anyOf/9/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
break;
}
}
if(_errs123 === errors){
if(data.is !== undefined){
let data53 = data.is;
const _errs124 = errors;
if(typeof data53 !== "string"){
const err79 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/9/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if("attr" !== data53){
const err80 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/9/properties/is/const",keyword:"const",params:{allowedValue: "attr"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
var valid12 = _errs124 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.attr !== undefined){
const _errs126 = errors;
if(typeof data.attr !== "string"){
const err81 = {instancePath:instancePath+"/attr",schemaPath:"#/anyOf/9/properties/attr/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
var valid12 = _errs126 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.thing !== undefined){
const _errs128 = errors;
if(!(validate25(data.thing, {instancePath:instancePath+"/thing",parentData:data,parentDataProperty:"thing",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid12 = _errs128 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.value !== undefined){
const _errs129 = errors;
if(!(validate25(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid12 = _errs129 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.seat !== undefined){
let data57 = data.seat;
const _errs130 = errors;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
const err82 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/9/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
var valid12 = _errs130 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.n !== undefined){
let data58 = data.n;
const _errs132 = errors;
if(!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))){
const err83 = {instancePath:instancePath+"/n",schemaPath:"#/anyOf/9/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
var valid12 = _errs132 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
}
}
}
}
else {
const err84 = {instancePath,schemaPath:"#/anyOf/9/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
var _valid0 = _errs121 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs134 = errors;
if(errors === _errs134){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if(((((data.is === undefined) && (missing11 = "is")) || ((data.n === undefined) && (missing11 = "n"))) || ((data.thing === undefined) && (missing11 = "thing"))) || ((data.up === undefined) && (missing11 = "up"))){
const err85 = {instancePath,schemaPath:"#/anyOf/10/required",keyword:"required",params:{missingProperty: missing11}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
else {
const _errs136 = errors;
for(const key11 in data){
if(!(((((key11 === "is") || (key11 === "thing")) || (key11 === "up")) || (key11 === "seat")) || (key11 === "n"))){
const err86 = {instancePath,schemaPath:"#/anyOf/10/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
break;
}
}
if(_errs136 === errors){
if(data.is !== undefined){
let data59 = data.is;
const _errs137 = errors;
if(typeof data59 !== "string"){
const err87 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/10/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if("face" !== data59){
const err88 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/10/properties/is/const",keyword:"const",params:{allowedValue: "face"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
var valid13 = _errs137 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.thing !== undefined){
const _errs139 = errors;
if(!(validate25(data.thing, {instancePath:instancePath+"/thing",parentData:data,parentDataProperty:"thing",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid13 = _errs139 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.up !== undefined){
const _errs140 = errors;
if(typeof data.up !== "boolean"){
const err89 = {instancePath:instancePath+"/up",schemaPath:"#/anyOf/10/properties/up/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
var valid13 = _errs140 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.seat !== undefined){
let data62 = data.seat;
const _errs142 = errors;
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
const err90 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/10/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
var valid13 = _errs142 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.n !== undefined){
let data63 = data.n;
const _errs144 = errors;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
const err91 = {instancePath:instancePath+"/n",schemaPath:"#/anyOf/10/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
var valid13 = _errs144 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
}
}
}
else {
const err92 = {instancePath,schemaPath:"#/anyOf/10/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
var _valid0 = _errs134 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs146 = errors;
if(errors === _errs146){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if((((data.is === undefined) && (missing12 = "is")) || ((data.n === undefined) && (missing12 = "n"))) || ((data.things === undefined) && (missing12 = "things"))){
const err93 = {instancePath,schemaPath:"#/anyOf/11/required",keyword:"required",params:{missingProperty: missing12}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
else {
const _errs148 = errors;
for(const key12 in data){
if(!((((key12 === "is") || (key12 === "things")) || (key12 === "seat")) || (key12 === "n"))){
const err94 = {instancePath,schemaPath:"#/anyOf/11/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
break;
}
}
if(_errs148 === errors){
if(data.is !== undefined){
let data64 = data.is;
const _errs149 = errors;
if(typeof data64 !== "string"){
const err95 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/11/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if("reveal" !== data64){
const err96 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/11/properties/is/const",keyword:"const",params:{allowedValue: "reveal"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
var valid14 = _errs149 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.things !== undefined){
let data65 = data.things;
const _errs151 = errors;
if(errors === _errs151){
if(Array.isArray(data65)){
var valid15 = true;
const len1 = data65.length;
for(let i1=0; i1<len1; i1++){
const _errs153 = errors;
if(!(validate25(data65[i1], {instancePath:instancePath+"/things/" + i1,parentData:data65,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid15 = _errs153 === errors;
if(!valid15){
break;
}
}
}
else {
const err97 = {instancePath:instancePath+"/things",schemaPath:"#/anyOf/11/properties/things/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
var valid14 = _errs151 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.seat !== undefined){
let data67 = data.seat;
const _errs154 = errors;
if(!(((typeof data67 == "number") && (!(data67 % 1) && !isNaN(data67))) && (isFinite(data67)))){
const err98 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/11/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
var valid14 = _errs154 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.n !== undefined){
let data68 = data.n;
const _errs156 = errors;
if(!(((typeof data68 == "number") && (!(data68 % 1) && !isNaN(data68))) && (isFinite(data68)))){
const err99 = {instancePath:instancePath+"/n",schemaPath:"#/anyOf/11/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
var valid14 = _errs156 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
}
}
else {
const err100 = {instancePath,schemaPath:"#/anyOf/11/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
var _valid0 = _errs146 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs158 = errors;
if(errors === _errs158){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if(((((data.is === undefined) && (missing13 = "is")) || ((data.n === undefined) && (missing13 = "n"))) || ((data.seat === undefined) && (missing13 = "seat"))) || ((data.things === undefined) && (missing13 = "things"))){
const err101 = {instancePath,schemaPath:"#/anyOf/12/required",keyword:"required",params:{missingProperty: missing13}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
else {
const _errs160 = errors;
for(const key13 in data){
if(!((((key13 === "is") || (key13 === "seat")) || (key13 === "things")) || (key13 === "n"))){
const err102 = {instancePath,schemaPath:"#/anyOf/12/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
break;
}
}
if(_errs160 === errors){
if(data.is !== undefined){
let data69 = data.is;
const _errs161 = errors;
if(typeof data69 !== "string"){
const err103 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/12/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if("look" !== data69){
const err104 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/12/properties/is/const",keyword:"const",params:{allowedValue: "look"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
var valid16 = _errs161 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data.seat !== undefined){
let data70 = data.seat;
const _errs163 = errors;
if(!(((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70))) && (isFinite(data70)))){
const err105 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/12/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
var valid16 = _errs163 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data.things !== undefined){
let data71 = data.things;
const _errs165 = errors;
if(errors === _errs165){
if(Array.isArray(data71)){
var valid17 = true;
const len2 = data71.length;
for(let i2=0; i2<len2; i2++){
const _errs167 = errors;
if(!(validate25(data71[i2], {instancePath:instancePath+"/things/" + i2,parentData:data71,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid17 = _errs167 === errors;
if(!valid17){
break;
}
}
}
else {
const err106 = {instancePath:instancePath+"/things",schemaPath:"#/anyOf/12/properties/things/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
var valid16 = _errs165 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data.n !== undefined){
let data73 = data.n;
const _errs168 = errors;
if(!(((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73))) && (isFinite(data73)))){
const err107 = {instancePath:instancePath+"/n",schemaPath:"#/anyOf/12/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
var valid16 = _errs168 === errors;
}
else {
var valid16 = true;
}
}
}
}
}
}
}
else {
const err108 = {instancePath,schemaPath:"#/anyOf/12/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
var _valid0 = _errs158 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs170 = errors;
if(errors === _errs170){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing14;
if((((((data.attr === undefined) && (missing14 = "attr")) || ((data.is === undefined) && (missing14 = "is"))) || ((data.n === undefined) && (missing14 = "n"))) || ((data.things === undefined) && (missing14 = "things"))) || ((data.values === undefined) && (missing14 = "values"))){
const err109 = {instancePath,schemaPath:"#/anyOf/13/required",keyword:"required",params:{missingProperty: missing14}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
else {
const _errs172 = errors;
for(const key14 in data){
if(!((((((key14 === "is") || (key14 === "attr")) || (key14 === "things")) || (key14 === "values")) || (key14 === "seat")) || (key14 === "n"))){
const err110 = {instancePath,schemaPath:"#/anyOf/13/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
break;
}
}
if(_errs172 === errors){
if(data.is !== undefined){
let data74 = data.is;
const _errs173 = errors;
if(typeof data74 !== "string"){
const err111 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/13/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if("learn" !== data74){
const err112 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/13/properties/is/const",keyword:"const",params:{allowedValue: "learn"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
var valid18 = _errs173 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data.attr !== undefined){
const _errs175 = errors;
if(typeof data.attr !== "string"){
const err113 = {instancePath:instancePath+"/attr",schemaPath:"#/anyOf/13/properties/attr/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
var valid18 = _errs175 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data.things !== undefined){
let data76 = data.things;
const _errs177 = errors;
if(errors === _errs177){
if(Array.isArray(data76)){
var valid19 = true;
const len3 = data76.length;
for(let i3=0; i3<len3; i3++){
const _errs179 = errors;
if(!(validate25(data76[i3], {instancePath:instancePath+"/things/" + i3,parentData:data76,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid19 = _errs179 === errors;
if(!valid19){
break;
}
}
}
else {
const err114 = {instancePath:instancePath+"/things",schemaPath:"#/anyOf/13/properties/things/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
var valid18 = _errs177 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data.values !== undefined){
let data78 = data.values;
const _errs180 = errors;
if(errors === _errs180){
if(Array.isArray(data78)){
var valid20 = true;
const len4 = data78.length;
for(let i4=0; i4<len4; i4++){
const _errs182 = errors;
if(!(validate25(data78[i4], {instancePath:instancePath+"/values/" + i4,parentData:data78,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid20 = _errs182 === errors;
if(!valid20){
break;
}
}
}
else {
const err115 = {instancePath:instancePath+"/values",schemaPath:"#/anyOf/13/properties/values/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
var valid18 = _errs180 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data.seat !== undefined){
let data80 = data.seat;
const _errs183 = errors;
if(!(((typeof data80 == "number") && (!(data80 % 1) && !isNaN(data80))) && (isFinite(data80)))){
const err116 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/13/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
var valid18 = _errs183 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data.n !== undefined){
let data81 = data.n;
const _errs185 = errors;
if(!(((typeof data81 == "number") && (!(data81 % 1) && !isNaN(data81))) && (isFinite(data81)))){
const err117 = {instancePath:instancePath+"/n",schemaPath:"#/anyOf/13/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
var valid18 = _errs185 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
}
}
}
}
else {
const err118 = {instancePath,schemaPath:"#/anyOf/13/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
var _valid0 = _errs170 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs187 = errors;
if(errors === _errs187){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing15;
if((((data.change === undefined) && (missing15 = "change")) || ((data.is === undefined) && (missing15 = "is"))) || ((data.n === undefined) && (missing15 = "n"))){
const err119 = {instancePath,schemaPath:"#/anyOf/14/required",keyword:"required",params:{missingProperty: missing15}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
else {
const _errs189 = errors;
for(const key15 in data){
if(!(((((((key15 === "is") || (key15 === "change")) || (key15 === "name")) || (key15 === "of")) || (key15 === "card")) || (key15 === "seat")) || (key15 === "n"))){
const err120 = {instancePath,schemaPath:"#/anyOf/14/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
break;
}
}
if(_errs189 === errors){
if(data.is !== undefined){
let data82 = data.is;
const _errs190 = errors;
if(typeof data82 !== "string"){
const err121 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/14/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if("stopped" !== data82){
const err122 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/14/properties/is/const",keyword:"const",params:{allowedValue: "stopped"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
var valid21 = _errs190 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data.change !== undefined){
let data83 = data.change;
const _errs192 = errors;
if(typeof data83 !== "string"){
const err123 = {instancePath:instancePath+"/change",schemaPath:"#/anyOf/14/properties/change/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(!((((data83 === "place") || (data83 === "face")) || (data83 === "attr")) || (data83 === "var"))){
const err124 = {instancePath:instancePath+"/change",schemaPath:"#/anyOf/14/properties/change/enum",keyword:"enum",params:{allowedValues: schema18.anyOf[14].properties.change.enum}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
var valid21 = _errs192 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data.name !== undefined){
const _errs194 = errors;
if(typeof data.name !== "string"){
const err125 = {instancePath:instancePath+"/name",schemaPath:"#/anyOf/14/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
var valid21 = _errs194 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data.of !== undefined){
const _errs196 = errors;
if(!(validate25(data.of, {instancePath:instancePath+"/of",parentData:data,parentDataProperty:"of",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid21 = _errs196 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data.card !== undefined){
const _errs197 = errors;
if(!(validate25(data.card, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid21 = _errs197 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data.seat !== undefined){
let data87 = data.seat;
const _errs198 = errors;
if(!(((typeof data87 == "number") && (!(data87 % 1) && !isNaN(data87))) && (isFinite(data87)))){
const err126 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/14/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
var valid21 = _errs198 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data.n !== undefined){
let data88 = data.n;
const _errs200 = errors;
if(!(((typeof data88 == "number") && (!(data88 % 1) && !isNaN(data88))) && (isFinite(data88)))){
const err127 = {instancePath:instancePath+"/n",schemaPath:"#/anyOf/14/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
var valid21 = _errs200 === errors;
}
else {
var valid21 = true;
}
}
}
}
}
}
}
}
}
}
else {
const err128 = {instancePath,schemaPath:"#/anyOf/14/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
var _valid0 = _errs187 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs202 = errors;
if(errors === _errs202){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing16;
if(((((data.die === undefined) && (missing16 = "die")) || ((data.is === undefined) && (missing16 = "is"))) || ((data.n === undefined) && (missing16 = "n"))) || ((data.value === undefined) && (missing16 = "value"))){
const err129 = {instancePath,schemaPath:"#/anyOf/15/required",keyword:"required",params:{missingProperty: missing16}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
else {
const _errs204 = errors;
for(const key16 in data){
if(!(((((key16 === "is") || (key16 === "die")) || (key16 === "value")) || (key16 === "seat")) || (key16 === "n"))){
const err130 = {instancePath,schemaPath:"#/anyOf/15/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
break;
}
}
if(_errs204 === errors){
if(data.is !== undefined){
let data89 = data.is;
const _errs205 = errors;
if(typeof data89 !== "string"){
const err131 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/15/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if("roll" !== data89){
const err132 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/15/properties/is/const",keyword:"const",params:{allowedValue: "roll"}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
var valid22 = _errs205 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data.die !== undefined){
const _errs207 = errors;
if(typeof data.die !== "string"){
const err133 = {instancePath:instancePath+"/die",schemaPath:"#/anyOf/15/properties/die/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
var valid22 = _errs207 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data.value !== undefined){
let data91 = data.value;
const _errs209 = errors;
if(!(((typeof data91 == "number") && (!(data91 % 1) && !isNaN(data91))) && (isFinite(data91)))){
const err134 = {instancePath:instancePath+"/value",schemaPath:"#/anyOf/15/properties/value/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
var valid22 = _errs209 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data.seat !== undefined){
let data92 = data.seat;
const _errs211 = errors;
if(!(((typeof data92 == "number") && (!(data92 % 1) && !isNaN(data92))) && (isFinite(data92)))){
const err135 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/15/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
var valid22 = _errs211 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data.n !== undefined){
let data93 = data.n;
const _errs213 = errors;
if(!(((typeof data93 == "number") && (!(data93 % 1) && !isNaN(data93))) && (isFinite(data93)))){
const err136 = {instancePath:instancePath+"/n",schemaPath:"#/anyOf/15/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
var valid22 = _errs213 === errors;
}
else {
var valid22 = true;
}
}
}
}
}
}
}
}
else {
const err137 = {instancePath,schemaPath:"#/anyOf/15/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
var _valid0 = _errs202 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs215 = errors;
if(errors === _errs215){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing17;
if((((data.is === undefined) && (missing17 = "is")) || ((data.n === undefined) && (missing17 = "n"))) || ((data.value === undefined) && (missing17 = "value"))){
const err138 = {instancePath,schemaPath:"#/anyOf/16/required",keyword:"required",params:{missingProperty: missing17}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
else {
const _errs217 = errors;
for(const key17 in data){
if(!((((key17 === "is") || (key17 === "value")) || (key17 === "seat")) || (key17 === "n"))){
const err139 = {instancePath,schemaPath:"#/anyOf/16/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
break;
}
}
if(_errs217 === errors){
if(data.is !== undefined){
let data94 = data.is;
const _errs218 = errors;
if(typeof data94 !== "string"){
const err140 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/16/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if("chance" !== data94){
const err141 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/16/properties/is/const",keyword:"const",params:{allowedValue: "chance"}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
var valid23 = _errs218 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data.value !== undefined){
const _errs220 = errors;
if(!(validate25(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid23 = _errs220 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data.seat !== undefined){
let data96 = data.seat;
const _errs221 = errors;
if(!(((typeof data96 == "number") && (!(data96 % 1) && !isNaN(data96))) && (isFinite(data96)))){
const err142 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/16/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
var valid23 = _errs221 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data.n !== undefined){
let data97 = data.n;
const _errs223 = errors;
if(!(((typeof data97 == "number") && (!(data97 % 1) && !isNaN(data97))) && (isFinite(data97)))){
const err143 = {instancePath:instancePath+"/n",schemaPath:"#/anyOf/16/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
var valid23 = _errs223 === errors;
}
else {
var valid23 = true;
}
}
}
}
}
}
}
else {
const err144 = {instancePath,schemaPath:"#/anyOf/16/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
var _valid0 = _errs215 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs225 = errors;
if(errors === _errs225){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing18;
if((((data.card === undefined) && (missing18 = "card")) || ((data.is === undefined) && (missing18 = "is"))) || ((data.n === undefined) && (missing18 = "n"))){
const err145 = {instancePath,schemaPath:"#/anyOf/17/required",keyword:"required",params:{missingProperty: missing18}};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
else {
const _errs227 = errors;
for(const key18 in data){
if(!((((key18 === "is") || (key18 === "card")) || (key18 === "seat")) || (key18 === "n"))){
const err146 = {instancePath,schemaPath:"#/anyOf/17/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18}};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
break;
}
}
if(_errs227 === errors){
if(data.is !== undefined){
let data98 = data.is;
const _errs228 = errors;
if(typeof data98 !== "string"){
const err147 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/17/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if("play" !== data98){
const err148 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/17/properties/is/const",keyword:"const",params:{allowedValue: "play"}};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
var valid24 = _errs228 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.card !== undefined){
const _errs230 = errors;
if(!(validate25(data.card, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid24 = _errs230 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.seat !== undefined){
let data100 = data.seat;
const _errs231 = errors;
if(!(((typeof data100 == "number") && (!(data100 % 1) && !isNaN(data100))) && (isFinite(data100)))){
const err149 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/17/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
var valid24 = _errs231 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.n !== undefined){
let data101 = data.n;
const _errs233 = errors;
if(!(((typeof data101 == "number") && (!(data101 % 1) && !isNaN(data101))) && (isFinite(data101)))){
const err150 = {instancePath:instancePath+"/n",schemaPath:"#/anyOf/17/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
var valid24 = _errs233 === errors;
}
else {
var valid24 = true;
}
}
}
}
}
}
}
else {
const err151 = {instancePath,schemaPath:"#/anyOf/17/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
var _valid0 = _errs225 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs235 = errors;
if(errors === _errs235){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing19;
if(((((data.args === undefined) && (missing19 = "args")) || ((data.is === undefined) && (missing19 = "is"))) || ((data.n === undefined) && (missing19 = "n"))) || ((data.verb === undefined) && (missing19 = "verb"))){
const err152 = {instancePath,schemaPath:"#/anyOf/18/required",keyword:"required",params:{missingProperty: missing19}};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
else {
const _errs237 = errors;
for(const key19 in data){
if(!(((((key19 === "is") || (key19 === "verb")) || (key19 === "args")) || (key19 === "seat")) || (key19 === "n"))){
const err153 = {instancePath,schemaPath:"#/anyOf/18/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19}};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
break;
}
}
if(_errs237 === errors){
if(data.is !== undefined){
let data102 = data.is;
const _errs238 = errors;
if(typeof data102 !== "string"){
const err154 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/18/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if("told" !== data102){
const err155 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/18/properties/is/const",keyword:"const",params:{allowedValue: "told"}};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
var valid25 = _errs238 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data.verb !== undefined){
const _errs240 = errors;
if(typeof data.verb !== "string"){
const err156 = {instancePath:instancePath+"/verb",schemaPath:"#/anyOf/18/properties/verb/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
var valid25 = _errs240 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data.args !== undefined){
const _errs242 = errors;
if(!(validate24(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid25 = _errs242 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data.seat !== undefined){
let data105 = data.seat;
const _errs243 = errors;
if(!(((typeof data105 == "number") && (!(data105 % 1) && !isNaN(data105))) && (isFinite(data105)))){
const err157 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/18/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
var valid25 = _errs243 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data.n !== undefined){
let data106 = data.n;
const _errs245 = errors;
if(!(((typeof data106 == "number") && (!(data106 % 1) && !isNaN(data106))) && (isFinite(data106)))){
const err158 = {instancePath:instancePath+"/n",schemaPath:"#/anyOf/18/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
var valid25 = _errs245 === errors;
}
else {
var valid25 = true;
}
}
}
}
}
}
}
}
else {
const err159 = {instancePath,schemaPath:"#/anyOf/18/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
var _valid0 = _errs235 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs247 = errors;
if(errors === _errs247){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing20;
if(((((data.args === undefined) && (missing20 = "args")) || ((data.is === undefined) && (missing20 = "is"))) || ((data.n === undefined) && (missing20 = "n"))) || ((data.phase === undefined) && (missing20 = "phase"))){
const err160 = {instancePath,schemaPath:"#/anyOf/19/required",keyword:"required",params:{missingProperty: missing20}};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
else {
const _errs249 = errors;
for(const key20 in data){
if(!(((((key20 === "is") || (key20 === "phase")) || (key20 === "args")) || (key20 === "seat")) || (key20 === "n"))){
const err161 = {instancePath,schemaPath:"#/anyOf/19/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20}};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
break;
}
}
if(_errs249 === errors){
if(data.is !== undefined){
let data107 = data.is;
const _errs250 = errors;
if(typeof data107 !== "string"){
const err162 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/19/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if("phase" !== data107){
const err163 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/19/properties/is/const",keyword:"const",params:{allowedValue: "phase"}};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
var valid26 = _errs250 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data.phase !== undefined){
const _errs252 = errors;
if(typeof data.phase !== "string"){
const err164 = {instancePath:instancePath+"/phase",schemaPath:"#/anyOf/19/properties/phase/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
var valid26 = _errs252 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data.args !== undefined){
const _errs254 = errors;
if(!(validate24(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid26 = _errs254 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data.seat !== undefined){
let data110 = data.seat;
const _errs255 = errors;
if(!(((typeof data110 == "number") && (!(data110 % 1) && !isNaN(data110))) && (isFinite(data110)))){
const err165 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/19/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
var valid26 = _errs255 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data.n !== undefined){
let data111 = data.n;
const _errs257 = errors;
if(!(((typeof data111 == "number") && (!(data111 % 1) && !isNaN(data111))) && (isFinite(data111)))){
const err166 = {instancePath:instancePath+"/n",schemaPath:"#/anyOf/19/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
var valid26 = _errs257 === errors;
}
else {
var valid26 = true;
}
}
}
}
}
}
}
}
else {
const err167 = {instancePath,schemaPath:"#/anyOf/19/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
var _valid0 = _errs247 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs259 = errors;
if(errors === _errs259){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing21;
if((((data.is === undefined) && (missing21 = "is")) || ((data.n === undefined) && (missing21 = "n"))) || ((data.prompt === undefined) && (missing21 = "prompt"))){
const err168 = {instancePath,schemaPath:"#/anyOf/20/required",keyword:"required",params:{missingProperty: missing21}};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
else {
const _errs261 = errors;
for(const key21 in data){
if(!(((((key21 === "is") || (key21 === "prompt")) || (key21 === "choice")) || (key21 === "seat")) || (key21 === "n"))){
const err169 = {instancePath,schemaPath:"#/anyOf/20/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21}};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
break;
}
}
if(_errs261 === errors){
if(data.is !== undefined){
let data112 = data.is;
const _errs262 = errors;
if(typeof data112 !== "string"){
const err170 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/20/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
if("answer" !== data112){
const err171 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/20/properties/is/const",keyword:"const",params:{allowedValue: "answer"}};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
var valid27 = _errs262 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data.prompt !== undefined){
const _errs264 = errors;
if(typeof data.prompt !== "string"){
const err172 = {instancePath:instancePath+"/prompt",schemaPath:"#/anyOf/20/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
var valid27 = _errs264 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data.choice !== undefined){
let data114 = data.choice;
const _errs266 = errors;
if(errors === _errs266){
if(Array.isArray(data114)){
var valid28 = true;
const len5 = data114.length;
for(let i5=0; i5<len5; i5++){
const _errs268 = errors;
if(!(validate25(data114[i5], {instancePath:instancePath+"/choice/" + i5,parentData:data114,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid28 = _errs268 === errors;
if(!valid28){
break;
}
}
}
else {
const err173 = {instancePath:instancePath+"/choice",schemaPath:"#/anyOf/20/properties/choice/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
var valid27 = _errs266 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data.seat !== undefined){
let data116 = data.seat;
const _errs269 = errors;
if(!(((typeof data116 == "number") && (!(data116 % 1) && !isNaN(data116))) && (isFinite(data116)))){
const err174 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/20/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
var valid27 = _errs269 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data.n !== undefined){
let data117 = data.n;
const _errs271 = errors;
if(!(((typeof data117 == "number") && (!(data117 % 1) && !isNaN(data117))) && (isFinite(data117)))){
const err175 = {instancePath:instancePath+"/n",schemaPath:"#/anyOf/20/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
var valid27 = _errs271 === errors;
}
else {
var valid27 = true;
}
}
}
}
}
}
}
}
else {
const err176 = {instancePath,schemaPath:"#/anyOf/20/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
var _valid0 = _errs259 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs273 = errors;
if(errors === _errs273){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing22;
if((((data.is === undefined) && (missing22 = "is")) || ((data.n === undefined) && (missing22 = "n"))) || ((data.result === undefined) && (missing22 = "result"))){
const err177 = {instancePath,schemaPath:"#/anyOf/21/required",keyword:"required",params:{missingProperty: missing22}};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
else {
const _errs275 = errors;
for(const key22 in data){
if(!((((key22 === "is") || (key22 === "result")) || (key22 === "seat")) || (key22 === "n"))){
const err178 = {instancePath,schemaPath:"#/anyOf/21/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22}};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
break;
}
}
if(_errs275 === errors){
if(data.is !== undefined){
let data118 = data.is;
const _errs276 = errors;
if(typeof data118 !== "string"){
const err179 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/21/properties/is/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if("end" !== data118){
const err180 = {instancePath:instancePath+"/is",schemaPath:"#/anyOf/21/properties/is/const",keyword:"const",params:{allowedValue: "end"}};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
var valid29 = _errs276 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.result !== undefined){
const _errs278 = errors;
if(!(validate47(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid29 = _errs278 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.seat !== undefined){
let data120 = data.seat;
const _errs279 = errors;
if(!(((typeof data120 == "number") && (!(data120 % 1) && !isNaN(data120))) && (isFinite(data120)))){
const err181 = {instancePath:instancePath+"/seat",schemaPath:"#/anyOf/21/properties/seat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
var valid29 = _errs279 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.n !== undefined){
let data121 = data.n;
const _errs281 = errors;
if(!(((typeof data121 == "number") && (!(data121 % 1) && !isNaN(data121))) && (isFinite(data121)))){
const err182 = {instancePath:instancePath+"/n",schemaPath:"#/anyOf/21/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
var valid29 = _errs281 === errors;
}
else {
var valid29 = true;
}
}
}
}
}
}
}
else {
const err183 = {instancePath,schemaPath:"#/anyOf/21/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
var _valid0 = _errs273 === errors;
valid0 = valid0 || _valid0;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
if(!valid0){
const err184 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
validate51.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate51.errors = vErrors;
return errors === 0;
}


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="event" */;
let vErrors = null;
let errors = 0;
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
validate50.errors = vErrors;
return errors === 0;
}
